import { computed } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import type { ReviewWords } from '../words/en/review.ts'

// Read by those who look back at a game, and by nobody at its first hand: they come with what they are for.
const found = import.meta.glob<ReviewWords>('../words/*/review.ts', {
  eager: true,
  import: 'reviewWords',
})

export function reviewWordsIn(language: Language): ReviewWords {
  const words = found[`../words/${language}/review.ts`]
  if (!words) throw new Error(`nobody looks back in ${language}`)
  return words
}

/** The words of the viewer's language. */
export const reviewWords = computed<ReviewWords>(() => reviewWordsIn(settings.language.value))

import { computed } from '@preact/signals'

import type { Language } from '../../../shared/language.ts'
import { settings } from '../../client/settings.ts'
import type { OpenHandsWords } from '../../words/en/open-hands.ts'

// It travels with what few tables need, in all languages: nobody is to wait for it at their cards.
const found = import.meta.glob<OpenHandsWords>('../../words/*/open-hands.ts', {
  eager: true,
  import: 'openHandsWords',
})

export function openHandsWordsIn(language: Language): OpenHandsWords {
  const words = found[`../../words/${language}/open-hands.ts`]
  if (!words) throw new Error(`nobody shows a hand in ${language}`)
  return words
}

/** The words of the viewer's language. */
export const openHandsWords = computed<OpenHandsWords>(() =>
  openHandsWordsIn(settings.language.value),
)

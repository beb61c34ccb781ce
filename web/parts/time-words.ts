import { computed } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import type { TimeWords } from '../words/en/time.ts'

// Nobody needs them for their first card: they travel with what is fetched later, and few enough for all languages.
const found = import.meta.glob<TimeWords>('../words/*/time.ts', {
  eager: true,
  import: 'timeWords',
})

export function timeWordsIn(language: Language): TimeWords {
  const words = found[`../words/${language}/time.ts`]
  if (!words) throw new Error(`nobody speaks of time in ${language}`)
  return words
}

/** The words of the viewer's language. */
export const timeWords = computed<TimeWords>(() => timeWordsIn(settings.language.value))

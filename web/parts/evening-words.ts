import { computed } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import type { EveningWords } from '../words/en/evening.ts'

// What is said between games travels with what is opened then, in all languages: nobody is to wait for it at their cards.
const found = import.meta.glob<EveningWords>('../words/*/evening.ts', {
  eager: true,
  import: 'eveningWords',
})

export function eveningWordsIn(language: Language): EveningWords {
  const words = found[`../words/${language}/evening.ts`]
  if (!words) throw new Error(`nobody spends an evening in ${language}`)
  return words
}

/** The words of the viewer's language. */
export const eveningWords = computed<EveningWords>(() => eveningWordsIn(settings.language.value))

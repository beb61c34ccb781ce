import { computed } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import type { VerifyWords } from '../words/en/verify.ts'

// Few read them, and who does needs them at once: all languages come with the page.
const found = import.meta.glob<VerifyWords>('../words/*/verify.ts', {
  eager: true,
  import: 'verifyWords',
})

export function verifyWordsIn(language: Language): VerifyWords {
  const words = found[`../words/${language}/verify.ts`]
  if (!words) throw new Error(`nobody verifies in ${language}`)
  return words
}

/** The words of the viewer's language. */
export const verifyWords = computed<VerifyWords>(() => verifyWordsIn(settings.language.value))

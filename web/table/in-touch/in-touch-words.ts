import { computed } from '@preact/signals'

import type { Language } from '../../../shared/language.ts'
import { settings } from '../../client/settings.ts'
import type { InTouchWords } from '../../words/en/in-touch.ts'

// Nobody needs them for their first card: they travel with what is fetched later, and few enough for all languages.
const found = import.meta.glob<InTouchWords>('../../words/*/in-touch.ts', {
  eager: true,
  import: 'inTouchWords',
})

export function inTouchWordsIn(language: Language): InTouchWords {
  const words = found[`../../words/${language}/in-touch.ts`]
  if (!words) throw new Error(`nobody is told of their turn in ${language}`)
  return words
}

/** The words of the viewer's language. */
export const inTouchWords = computed<InTouchWords>(() => inTouchWordsIn(settings.language.value))

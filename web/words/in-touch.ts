import type { InTouchWords } from './en/in-touch.ts'
import { eagerWords } from './index.ts'

// No first hand needs them: they load with later parts of the page.
export const [inTouchWords, inTouchWordsIn] = eagerWords(
  import.meta.glob<InTouchWords>('./*/in-touch.ts', { eager: true, import: 'inTouchWords' }),
)

import type { InTouchWords } from './en/in-touch.ts'
import { eagerWords } from './index.ts'

// These texts load with later parts of the page, because the page can show the first hand of cards
// without them.
export const [inTouchWords, inTouchWordsIn] = eagerWords(
  import.meta.glob<InTouchWords>('./*/in-touch.ts', { eager: true, import: 'inTouchWords' }),
)

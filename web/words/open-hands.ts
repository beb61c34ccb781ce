import type { OpenHandsWords } from './en/open-hands.ts'
import { eagerWords } from './index.ts'

// Few tables show hands: they load with the parts that do.
export const [openHandsWords, openHandsWordsIn] = eagerWords(
  import.meta.glob<OpenHandsWords>('./*/open-hands.ts', { eager: true, import: 'openHandsWords' }),
)

import type { OpenHandsWords } from './en/open-hands.ts'
import { eagerWords } from './index.ts'

// These words load with the components for open hands, because few tables use open hands.
export const [openHandsWords, openHandsWordsIn] = eagerWords(
  import.meta.glob<OpenHandsWords>('./*/open-hands.ts', { eager: true, import: 'openHandsWords' }),
)

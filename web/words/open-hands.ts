import type { OpenHandsWords } from './en/open-hands.ts'
import { eagerWords } from './index.ts'

// These texts load with the components for open hands (hands that spectators see). Few tables have
// open hands.
export const [openHandsWords, openHandsWordsIn] = eagerWords(
  import.meta.glob<OpenHandsWords>('./*/open-hands.ts', { eager: true, import: 'openHandsWords' }),
)

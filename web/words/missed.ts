import type { MissedWords } from './en/missed.ts'
import { eagerWords } from './index.ts'

// These texts load with the component that shows missed moves. No other component uses them.
export const [missedWords, missedWordsIn] = eagerWords(
  import.meta.glob<MissedWords>('./*/missed.ts', { eager: true, import: 'missedWords' }),
)

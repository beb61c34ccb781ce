import type { MissedWords } from './en/missed.ts'
import { eagerWords } from './index.ts'

// These words load with the part that shows missed moves, which alone needs them.
export const [missedWords, missedWordsIn] = eagerWords(
  import.meta.glob<MissedWords>('./*/missed.ts', { eager: true, import: 'missedWords' }),
)

import type { NoSeatWords } from './en/no-seat.ts'
import { eagerWords } from './index.ts'

// These texts load with the panel for spectators, because the first hand of cards does not need
// them.
export const [noSeatWords, noSeatWordsIn] = eagerWords(
  import.meta.glob<NoSeatWords>('./*/no-seat.ts', { eager: true, import: 'noSeatWords' }),
)

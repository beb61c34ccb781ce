import type { NoSeatWords } from './en/no-seat.ts'
import { eagerWords } from './index.ts'

// These texts load with the panel for spectators. The page can show the first hand of cards without
// them.
export const [noSeatWords, noSeatWordsIn] = eagerWords(
  import.meta.glob<NoSeatWords>('./*/no-seat.ts', { eager: true, import: 'noSeatWords' }),
)

import type { NoSeatWords } from './en/no-seat.ts'
import { eagerWords } from './index.ts'

// They load with the panel of spectators, so no first hand waits for them.
export const [noSeatWords, noSeatWordsIn] = eagerWords(
  import.meta.glob<NoSeatWords>('./*/no-seat.ts', { eager: true, import: 'noSeatWords' }),
)

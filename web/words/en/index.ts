import { lookingBackWords } from './looking-back.ts'
import { pageWords } from './pages.ts'
import { seatWords } from './seats.ts'
import { tableWords } from './table.ts'

/** English is the type of the words: the other languages say as much, or do not compile. */
export type Words = typeof words

/** What is said at a table, and on all other pages: no name stands in two of these files. */
export const words = {
  ...tableWords,
  ...seatWords,
  ...pageWords,
  ...lookingBackWords,
}

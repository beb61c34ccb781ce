import { lookingBackWords } from './looking-back.ts'
import { pageWords } from './pages.ts'
import { seatWords } from './seats.ts'
import { tableWords } from './table.ts'

/** English is the type of the words, so another language that lacks one does not compile. */
export type Words = typeof words

/** The words of the table and of all other pages. No name may stand in two of these files. */
export const words = {
  ...tableWords,
  ...seatWords,
  ...pageWords,
  ...lookingBackWords,
}

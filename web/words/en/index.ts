import { lookingBackWords } from './looking-back.ts'
import { pageWords } from './pages.ts'
import { seatWords } from './seats.ts'
import { tableWords } from './table.ts'

/** The type of every language's texts. A language in which a text is missing does not compile. */
export type Words = typeof words

/**
 * The texts of the table and of all other pages. No name may occur in two of these files, because
 * the later text would replace the earlier one.
 */
export const words = {
  ...tableWords,
  ...seatWords,
  ...pageWords,
  ...lookingBackWords,
}

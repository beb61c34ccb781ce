import { lookingBackWords } from './looking-back.ts'
import { pageWords } from './pages.ts'
import { seatWords } from './seats.ts'
import { tableWords } from './table.ts'

/** The English words define the type, so a language that lacks a text does not compile. */
export type Words = typeof words

/**
 * The words of the table and of all other pages. Two of these files must not use the same name,
 * because the later text would replace the earlier.
 */
export const words = {
  ...tableWords,
  ...seatWords,
  ...pageWords,
  ...lookingBackWords,
}

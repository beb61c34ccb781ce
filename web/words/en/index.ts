import { pageWords } from './pages.ts'
import { tableWords } from './table.ts'

/** English is the type of the words: the other languages say as much, or do not compile. */
export type Words = typeof words

/** What is said at a table, and on all other pages. */
export const words = { ...tableWords, ...pageWords }

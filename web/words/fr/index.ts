import type { Words } from '../en/index.ts'
import { lookingBackWords } from './looking-back.ts'
import { pageWords } from './pages.ts'
import { seatWords } from './seats.ts'
import { tableWords } from './table.ts'

export const words: Words = {
  ...tableWords,
  ...seatWords,
  ...pageWords,
  ...lookingBackWords,
}

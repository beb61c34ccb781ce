import { words as board } from './board.ts'
import type { Words } from '../en/story.ts'

export const words: Words = {
  shove: (by, row, from, points) =>
    `Der teuerste Chip kam von ${by ?? 'dir'} (${board.rows[row]}): Er kostete ${from ?? 'dich'} ${points} Punkte`,
}

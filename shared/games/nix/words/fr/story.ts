import { words as board } from './board.ts'
import type { Words } from '../en/story.ts'

export const words: Words = {
  shove: (by, row, from, points) =>
    `Le jeton le plus cher venait de ${by ?? 'toi'} (${board.rows[row]}) : il ${from === null ? `t’a coûté ${points} points` : `a coûté ${points} points à ${from}`}`,
}

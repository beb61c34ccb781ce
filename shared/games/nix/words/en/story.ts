import type { Who } from '../../../../game/words.ts'
import type { RowName } from '../../rules/rows.ts'
import { words as board } from './board.ts'

export const words = {
  /** By whom, with which combination, and from whom it took how many points. */
  shove: (by: Who, row: RowName, from: Who, points: number): string =>
    `The dearest chip was ${by === null ? 'yours' : `${by}’s`} (${board.rows[row]}): it took ${points} points from ${from ?? 'you'}`,
}

export type Words = typeof words

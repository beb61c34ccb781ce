import type { Rank } from '../../../shared/games/switch/rules/cards.ts'

/** Where a pip stands: across from -1 to 1, down from -1 to 1. */
export type Place = readonly [x: number, y: number]

const row = (y: number): readonly Place[] => [
  [-1, y],
  [1, y],
]
const middle = (y: number): Place => [0, y]

/** The pips of a number, as all packs of cards have them. */
export const pipsOf: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  2: [middle(-1), middle(1)],
  3: [middle(-1), middle(0), middle(1)],
  4: [...row(-1), ...row(1)],
  5: [...row(-1), middle(0), ...row(1)],
  6: [...row(-1), ...row(0), ...row(1)],
  7: [...row(-1), middle(-0.5), ...row(0), ...row(1)],
  8: [...row(-1), middle(-0.5), ...row(0), middle(0.5), ...row(1)],
  9: [...row(-1), ...row(-1 / 3), middle(0), ...row(1 / 3), ...row(1)],
  10: [...row(-1), middle(-2 / 3), ...row(-1 / 3), ...row(1 / 3), middle(2 / 3), ...row(1)],
}

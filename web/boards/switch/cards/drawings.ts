import { cut, disc, createJitter } from '../../../kit/woodcut.ts'
import type { Rank, Suit } from '../../../../shared/games/switch/rules/cards.ts'

// Path data for playing cards, on a 100 × 100 grid: the shapes, and the cuts in them.

export interface Drawing {
  readonly shape: string
  readonly cuts: string
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number, width: number]

const hand = createJitter(7)
const cutsOf = (...lines: readonly Line[]): string =>
  lines.map((line) => cut(hand, ...line)).join('')

export const suitDrawings: Readonly<Record<Suit, Drawing>> = {
  hearts: {
    shape:
      'M50 92C26 68 6 52 6 31C6 15 18 6 30 6C40 6 47 12 50 21C53 12 60 6 70 6C82 6 94 15 94 31C94 52 74 68 50 92z',
    cuts: cutsOf(
      [18, 27, 30, 58, 4],
      [26, 20, 38, 63, 4],
      [35, 22, 45, 66, 3.4],
      [80, 24, 77, 42, 3],
    ),
  },
  spades: {
    shape:
      'M50 5C64 28 94 44 94 63C94 76 84 83 74 83C66 83 59 79 55 73C56 83 60 91 67 96H33C40 91 44 83 45 73C41 79 34 83 26 83C16 83 6 76 6 63C6 44 36 28 50 5z',
    cuts: cutsOf(
      [24, 57, 48, 24, 4],
      [20, 67, 40, 52, 3.6],
      [33, 62, 49, 40, 3.4],
      [78, 62, 70, 50, 3],
    ),
  },
  diamonds: {
    shape: 'M50 3C60 22 74 38 92 50C74 62 60 78 50 97C40 78 26 62 8 50C26 38 40 22 50 3z',
    cuts: cutsOf(
      [22, 50, 46, 22, 4],
      [29, 54, 48, 34, 4],
      [37, 57, 49, 46, 3.4],
      [74, 52, 62, 66, 3],
    ),
  },
  clubs: {
    shape:
      'M50 4C63 4 72 13 72 25C72 31 70 36 66 40C82 36 96 45 96 60C96 73 87 81 76 81C67 81 59 77 55 70C56 81 60 90 68 96H32C40 90 44 81 45 70C41 77 33 81 24 81C13 81 4 73 4 60C4 45 18 36 34 40C30 36 28 31 28 25C28 13 37 4 50 4z',
    cuts: cutsOf(
      [37, 20, 49, 34, 4],
      [14, 60, 32, 50, 4],
      [18, 69, 38, 56, 4],
      [81, 55, 84, 68, 3.4],
      [62, 16, 66, 26, 3],
    ),
  },
}

/** The hats of the court: a bonnet with a feather, a coronet with a stone, a crown with three points. */
export const courtDrawings: Readonly<Record<'J' | 'Q' | 'K', Drawing>> = {
  J: {
    shape:
      'M10 70C18 46 36 36 60 40C74 43 84 54 88 68C62 60 36 62 10 70zM8 77C34 68 64 67 92 75L90 84C62 77 36 78 10 86zM62 40C64 22 76 9 94 4C96 22 88 38 70 45z',
    cuts: cutsOf(
      [90, 9, 68, 40, 3],
      [83, 20, 71, 24, 2.6],
      [86, 27, 73, 33, 2.6],
      [24, 60, 46, 48, 4],
      [34, 60, 58, 50, 3.6],
    ),
  },
  Q: {
    shape: `M16 76C10 60 8 48 12 36C20 44 28 48 34 44C36 34 42 26 50 20C58 26 64 34 66 44C72 48 80 44 88 36C92 48 90 60 84 76zM18 81h64v9H18z${disc(hand, 50, 13, 6.5, 10)}${disc(hand, 12, 30, 5, 9)}${disc(hand, 88, 30, 5, 9)}`,
    cuts:
      // A ring around the stone.
      `M50 44a12 12 0 1 0 .1 0zM50 50a6 6 0 1 1-.1 0z` +
      cutsOf([20, 70, 24, 50, 4], [29, 71, 33, 52, 3.5], [76, 70, 74, 54, 4]),
  },
  K: {
    shape: `M14 74L8 34L30 52L50 20L70 52L92 34L86 74zM14 80h72v11H14z${disc(hand, 50, 15, 7, 10)}${disc(hand, 8, 29, 6, 9)}${disc(hand, 92, 29, 6, 9)}`,
    cuts:
      cutsOf(
        [22, 68, 34, 58, 4],
        [32, 68, 48, 36, 4.5],
        [44, 68, 51, 44, 3.5],
        [74, 66, 79, 50, 4],
      ) + [30, 50, 70].map((x) => disc(hand, x, 85.5, 3, 8)).join(''),
  },
}

/** The position of a pip, from -1 to 1 in both directions. */
type Place = readonly [x: number, y: number]

const row = (y: number): readonly Place[] => [
  [-1, y],
  [1, y],
]
const middle = (y: number): Place => [0, y]

/** The standard arrangement of pips. */
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

import { suitShapes } from '../../../kit/cards/suit-shapes.ts'
import { cut, disc, createJitter } from '../../../kit/woodcut.ts'
import type { Rank, Suit } from '../../../../shared/games/switch/rules/cards.ts'

// Path data for playing cards, on a 100 × 100 grid. Each drawing consists of a shape, and of lines
// that are cut out of the shape.

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
    shape: suitShapes.hearts,
    cuts: cutsOf(
      [18, 27, 30, 58, 4],
      [26, 20, 38, 63, 4],
      [35, 22, 45, 66, 3.4],
      [80, 24, 77, 42, 3],
    ),
  },
  spades: {
    shape: suitShapes.spades,
    cuts: cutsOf(
      [24, 57, 48, 24, 4],
      [20, 67, 40, 52, 3.6],
      [33, 62, 49, 40, 3.4],
      [78, 62, 70, 50, 3],
    ),
  },
  diamonds: {
    shape: suitShapes.diamonds,
    cuts: cutsOf(
      [22, 50, 46, 22, 4],
      [29, 54, 48, 34, 4],
      [37, 57, 49, 46, 3.4],
      [74, 52, 62, 66, 3],
    ),
  },
  clubs: {
    shape: suitShapes.clubs,
    cuts: cutsOf(
      [37, 20, 49, 34, 4],
      [14, 60, 32, 50, 4],
      [18, 69, 38, 56, 4],
      [81, 55, 84, 68, 3.4],
      [62, 16, 66, 26, 3],
    ),
  },
}

/**
 * What the court cards wear: the jack a bonnet with a feather, the queen a coronet with a stone,
 * the king a crown with three points.
 */
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
      // The ring around the stone of the queen's coronet.
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

/** The position of a suit symbol on a card, from -1 to 1 in both directions. */
type Place = readonly [x: number, y: number]

const row = (y: number): readonly Place[] => [
  [-1, y],
  [1, y],
]
const middle = (y: number): Place => [0, y]

/** The usual positions of the suit symbols, by rank. */
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

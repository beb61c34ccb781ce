import type { Stage } from './table.ts'

// Found by letting many thousands of players with slightly other numbers play against each other, the best of them giving
// the next ones, in a plain simulation of the game. All count in the same unit; only differences matter.

type Weights = {
  /** How gladly the values 1 to 13 are laid: low ones go, special ones wait for need. */
  readonly lay: readonly number[]
  /** For each further card of a group. */
  readonly more: number
  /** When some of a kind are kept back. */
  readonly split: number
  /** When the next player has no answer, for that and for each card on the pile. */
  readonly noAnswer: PerPile
  readonly take: PerPile
}
type PerPile = { readonly once: number; readonly perCard: number }

export const byStage: Readonly<Record<Stage, Weights>> = {
  drawing: {
    lay: [7.1, 2.2, -1.1, 5.7, 5.5, 4.9, 3.5, 4.9, 3.7, 2.1, 3.2, 1.6, 0],
    more: -1.5,
    split: -2.8,
    noAnswer: { once: 1.4, perCard: -0.1 },
    take: { once: -5.3, perCard: 0.7 },
  },
  hand: {
    lay: [7.8, 0.4, -2.2, 6, 5.1, 4.5, 5.8, 5, 4.1, 0.5, 3.3, 2, 1.8],
    more: -1.3,
    split: -3.2,
    noAnswer: { once: 1.4, perCard: 0.9 },
    take: { once: -9.3, perCard: -2.3 },
  },
  open: {
    lay: [6.5, 2, -0.1, 7, 5.6, 4.1, 4, 5.7, 4.5, 1, 3.3, 1.5, 2.5],
    more: 3.1,
    split: -0.2,
    noAnswer: { once: 1, perCard: 1.5 },
    take: { once: -5.1, perCard: -1.9 },
  },
}

export const always = {
  /** For each further special card laid with the first. */
  moreSpecials: -3.7,
  /** A special card, for each card on the pile. */
  special: -1.1,
  /** Four equal cards. */
  four: { once: 0.2, perCard: -0.8 },
  /** That the next player has no answer, when somebody is about to get rid of everything. */
  urgent: 0.7,
  /** Taking the pile: for each card in hand already, and for each high or special one in it. */
  takeToHand: -0.3,
  takeHigh: -0.6,
  takeSpecial: -1,
}

/** How much the values 1 to 13 are worth as open cards, which are played last. */
export const keepOpen: readonly number[] = [
  1.1, 10.2, 9.8, 7.2, 0.8, 2.6, 8.6, 6, 3.9, 12.9, 7.8, 6.4, 12.2,
]

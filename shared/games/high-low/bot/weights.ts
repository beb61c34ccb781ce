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
    lay: [6.8, 2.2, -2.1, 6.1, 5.4, 5.1, 3.4, 4.7, 4.2, 2.4, 3.2, 1.7, 0.7],
    more: -1.3,
    split: -2.9,
    noAnswer: { once: 2.5, perCard: 0 },
    take: { once: -5.7, perCard: 0.6 },
  },
  hand: {
    lay: [8.2, 0.2, -2, 6.4, 5.6, 4.1, 5.2, 5, 4.2, 0.2, 3.2, 2.2, 1.9],
    more: -1.4,
    split: -3,
    noAnswer: { once: 0.9, perCard: 0.9 },
    take: { once: -9.1, perCard: -2.2 },
  },
  open: {
    lay: [6.8, 1.8, -0.3, 7.3, 5.8, 3.8, 4.8, 5, 4.4, 1.1, 3.4, 1.5, 2.1],
    more: 3.1,
    split: -0.3,
    noAnswer: { once: 0.7, perCard: 1.5 },
    take: { once: -5.6, perCard: -1.8 },
  },
}

export const always = {
  /** For each further special card laid with the first. */
  moreSpecials: -3.8,
  /** A special card, for each card on the pile. */
  special: -1.1,
  /** Four equal cards. */
  four: { once: 0.3, perCard: -0.7 },
  /** That the next player has no answer, when somebody is about to get rid of everything. */
  urgent: 1.6,
  /** Taking the pile: for each card in hand already, and for each special one in it. */
  takeToHand: -0.2,
  takeSpecial: -1,
}

/** How much the values 1 to 13 are worth as open cards, which are played last. */
export const keepOpen: readonly number[] = [
  1.3, 10.7, 9.7, 7.2, 1.4, 2.3, 8.9, 5.8, 4.5, 12.5, 7.5, 7.4, 13,
]

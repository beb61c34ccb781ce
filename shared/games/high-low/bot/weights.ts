import type { Stage } from './table.ts'

// These weights were found by evolution. Many thousands of players with slightly different weights
// played against each other in a fast simulation, and the best ones produced the next generation.
// The bot compares moves by the sums of their weights, so only differences between weights count.

type Weights = {
  /**
   * The weight of playing each of the values 1 to 13. Low values have high weights. Special cards
   * have low weights, so that the bot keeps them.
   */
  readonly lay: readonly number[]
  /** The weight of each card after the first in a play of several cards. */
  readonly more: number
  /** The weight of a play that leaves other cards of the same value unplayed. */
  readonly split: number
  /** The weight of leaving a pile that the next player cannot beat. */
  readonly noAnswer: PerPile
  readonly take: PerPile
}
/** A weight that counts once, plus a weight for each card on the pile. */
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
  'face-up': {
    lay: [6.8, 1.8, -0.3, 7.3, 5.8, 3.8, 4.8, 5, 4.4, 1.1, 3.4, 1.5, 2.1],
    more: 3.1,
    split: -0.3,
    noAnswer: { once: 0.7, perCard: 1.5 },
    take: { once: -5.6, perCard: -1.8 },
  },
}

export const always = {
  /** The weight of each special card after the first in a play of several. */
  moreSpecials: -3.8,
  /** The weight of playing a special card, for each card on the pile. */
  special: -1.1,
  /** The weight of completing four cards of the same value. */
  four: { once: 0.3, perCard: -0.7 },
  /**
   * An additional weight if the next player has no answer while another player is close to winning.
   */
  urgent: 1.6,
  /**
   * Two more weights of taking the pile: for each card already in the hand, and for each special
   * card in the pile.
   */
  takeToHand: -0.2,
  takeSpecial: -1,
}

/** The worth of the values 1 to 13 as face-up cards, which are played last. */
export const faceUpWorths: readonly number[] = [
  1.3, 10.7, 9.7, 7.2, 1.4, 2.3, 8.9, 5.8, 4.5, 12.5, 7.5, 7.4, 13,
]

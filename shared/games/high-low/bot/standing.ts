// The weights with which `standingOf` rates a position, in log odds. They were fitted (softmax over
// the seats) to the winners of ten thousand games with two to five players. The games had half a
// million positions.
// The players made the moves that `bestRated` chooses. A few random moves were mixed in, so that
// bad positions are included.

export const standing = {
  /**
   * If at least this many cards are left to draw, a hand is rated only with the weights `early`,
   * since it is refilled anyway. The fewer cards are left, the more the weights `late` and `inHand`
   * count instead.
   */
  cardsToDraw: 16,
  early: { card: -0.115, kind: 0.034, beyondFull: 0.142 },
  late: { card: 0, kind: -0.197, beyondFull: 0.062 },
  /** The weight of each value from 1 to 13 in the hand, late in the game. */
  inHand: [
    -0.069, 0.012, 0.14, -0.065, -0.057, -0.014, -0.046, -0.033, -0.021, 0.055, 0.028, 0.043, 0.074,
  ],
  faceUp: [
    -0.683, -0.176, 0.019, -0.6, -0.588, -0.577, -0.436, -0.528, -0.452, -0.105, -0.376, -0.333,
    -0.181,
  ],
  faceDown: -0.63,
  noHand: 0.151,
  /**
   * Pairs of a number and a weight. The weight counts if the player has at most that number of
   * cards left.
   */
  atMost: [
    [1, 0.487],
    [2, 0.23],
    [4, 0.143],
    [6, 0.081],
  ],
  turn: 0.07,
  /** The weight of having no card that beats the pile. */
  stuck: -0.472,
  stuckPerCard: { early: 0.073, late: -0.04 },
  /** The weight of waiting a whole round for the next turn. */
  waiting: -0.128,
} as const

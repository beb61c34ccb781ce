// Fitted, as a softmax over the seats, to who won ten thousand games of two to five players who move as is best at first
// sight, at half a million of their positions; here and there somebody made any move, so that bad positions are known too.
// In log odds. Between early and late it goes over bit by bit.

export const standing = {
  /** With so many cards to draw or more, it is early: a hand of five is filled up anyway, and the others wear off. */
  cardsToDraw: 16,
  early: { card: -0.115, kind: 0.034, beyondFull: 0.142 },
  late: { card: 0, kind: -0.197, beyondFull: 0.062 },
  /** For the values 1 to 13, where it is late. */
  inHand: [
    -0.069, 0.012, 0.14, -0.065, -0.057, -0.014, -0.046, -0.033, -0.021, 0.055, 0.028, 0.043, 0.074,
  ],
  open: [
    -0.683, -0.176, 0.019, -0.6, -0.588, -0.577, -0.436, -0.528, -0.452, -0.105, -0.376, -0.333,
    -0.181,
  ],
  hidden: -0.63,
  noHand: 0.151,
  /** For having at most so many cards left. */
  atMost: [
    [1, 0.487],
    [2, 0.23],
    [4, 0.143],
    [6, 0.081],
  ],
  turn: 0.07,
  /** Nothing to lay on the pile. */
  stuck: -0.472,
  stuckPerCard: { early: 0.073, late: -0.04 },
  /** For a whole round to wait. */
  waiting: -0.128,
} as const

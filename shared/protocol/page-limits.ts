/** The bounds that a page keeps to by itself. It travels with these; all the others are in limits.ts. */
export const pageLimits = {
  /** As people count them. What one letter is made of has a bound, too: a family of emoji is eleven code points. */
  nameLetters: 24,
  /** In code points. */
  chatLetters: 280,
  /**
   * The ids of accepted commands that a table remembers of each seat, the last ones. Whoever leaves no more than these
   * unanswered may say them again after any break: each counts once, or is refused where another tab has said too much since.
   */
  commandsRemembered: 16,
} as const

/** Milliseconds that a page counts by as the table does. */
export const pagePatience = {
  /** A seat whose socket is gone counts as away after this: a reload takes less. */
  away: 20_000,
  /** After so long of nothing everybody sees that somebody is thinking, and may nudge them. */
  slow: 45_000,
  /** After so long of nothing anybody may let a bot play for them. */
  standing: 2 * 60_000,
  /** How long a turn may take at a table that is brisk, and at one where everybody moves once a day. */
  brisk: 45_000,
  daily: 24 * 3_600_000,
  heartbeat: 25_000,
} as const

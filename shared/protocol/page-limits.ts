/**
 * The limits that a page applies before it sends anything. Only these limits are in the page's
 * bundle; limits.ts has all others.
 */
export const pageLimits = {
  /**
   * The maximum length of a name in grapheme clusters. `letterPoints` limits each cluster: a family
   * emoji has eleven code points.
   */
  nameLetters: 24,
  /** The maximum length of a chat message in code points. */
  chatLetters: 280,
  /**
   * The number of ids of accepted commands that a table stores for each seat. After a lost
   * connection, a client can retry up to this many pending commands: each is handled once, or
   * refused if another tab has sent too many meanwhile.
   */
  commandsRemembered: 16,
} as const

/** Timeouts in milliseconds that the page shares with the table. */
export const pageTimeouts = {
  /**
   * A seat without a connection counts as away after this time. The time is longer than a reload of
   * the page, so that a player who reloads does not count as away.
   */
  away: 20_000,
  /** After this time without a move, the table shows that the player is thinking, and others can nudge the player. */
  slow: 45_000,
  /** A player who has had the turn this long can be asked to hurry. */
  hurryAfter: 10_000,
  /** After this time without a move, any player can let a bot substitute. */
  substitution: 2 * 60_000,
  /** The time limit of a turn at a `brisk` table and at a `daily` table. */
  brisk: 45_000,
  daily: 24 * 3_600_000,
  heartbeat: 25_000,
} as const

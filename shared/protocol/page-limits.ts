/**
 * The limits that a page checks before it sends something. They have their own file, so that the
 * page's bundle does not contain the other limits (limits.ts).
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
   * For each seat, a table stores the ids of this many accepted commands. So after a lost
   * connection, a client can resend up to this many commands without a command being handled twice.
   * The table refuses a resent command if another tab has sent too many commands since.
   */
  commandsRemembered: 16,
} as const

/** Timeouts in milliseconds that both the page and the server use. */
export const pageTimeouts = {
  /**
   * A seat without a connection counts as away after this time. The time is longer than a reload of
   * the page, so that a player who reloads does not count as away.
   */
  away: 20_000,
  /** After this time without a move, the table shows that the player is thinking, and others can nudge the player. */
  slow: 45_000,
  /** Other players can send the reaction `hurry` after a turn has lasted this long. */
  hurryAfter: 10_000,
  /**
   * At a table without a time limit, after this time without a move any player can let a bot
   * substitute.
   */
  substitution: 2 * 60_000,
  /** The time limit of a turn at a `brisk` table and at a `daily` table. */
  brisk: 45_000,
  daily: 24 * 3_600_000,
  heartbeat: 25_000,
} as const

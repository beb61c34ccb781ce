/**
 * The minimum time between two claps of a spectator, in milliseconds. Earlier claps do not count.
 * Only the button of spectators loads this file.
 */
export const clapRefill = 3_000

/**
 * The minimum time between two claps of a spectator, in milliseconds. Claps before that do not
 * count. This file contains nothing else, because the clap button loads it.
 */
export const clapRefill = 3_000

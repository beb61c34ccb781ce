/** In characters: the longest games of ours fill a fifth of it. */
export const mostOfRecord = 1_000_000

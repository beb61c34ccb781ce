/**
 * The maximum length of a saved game in characters. The longest known games have a fifth of this
 * length.
 */
export const maxRecordLength = 1_000_000

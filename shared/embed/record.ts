/** The size limit of a saved game in characters. The longest games need a fifth of it. */
export const maxRecordLength = 1_000_000

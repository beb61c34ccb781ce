/** The sheet is imported for what it does, and has nothing to offer. */
export type Nothing = never

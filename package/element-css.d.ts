/** The style sheet is imported for its side effect, and exports nothing. */
export type Nothing = never

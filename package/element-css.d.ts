/** Declares nothing of use: the style sheet is imported for its side effect. */
export type Nothing = never

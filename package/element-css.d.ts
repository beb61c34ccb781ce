/** A placeholder, because the style sheet is imported only for its side effect. */
export type Nothing = never

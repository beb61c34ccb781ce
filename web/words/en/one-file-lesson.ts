export type OneFileLessonWords = typeof oneFileLessonWords

/** The texts that the lessons of all single-file games share. */
export const oneFileLessonWords = {
  /** The title at the end of a lesson. */
  finish: (game: string) => `That’s ${game}!`,
  /** Returns several cards as a list. */
  list: (cards: readonly string[]) => new Intl.ListFormat('en-GB').format(cards),
  /** Returns the instruction to tap these things, one after the other. */
  tap: (targets: readonly string[]) => `Tap ${targets.join(', then ')}.`,
  /** Returns the words on a button as part of an instruction. */
  button: (label: string) => `“${label}”`,
  /** The learner's place in a trick, as part of an instruction. */
  place: 'your place in the middle',
}

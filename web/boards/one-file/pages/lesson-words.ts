export type OneFileLessonWords = typeof en

/** The texts that the lessons of all single-file games share. */
const en = {
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

const de: OneFileLessonWords = {
  finish: (game) => `Das ist ${game}!`,
  list: (cards) => new Intl.ListFormat('de').format(cards),
  tap: (targets) => `Tipp auf ${targets.join(', dann auf ')}.`,
  button: (label) => `„${label}“`,
  place: 'deinen Platz in der Mitte',
}

const fr: OneFileLessonWords = {
  finish: (game) => `C’est ça, ${game}\u202f!`,
  list: (cards) => new Intl.ListFormat('fr').format(cards),
  tap: (targets) => `Touche ${targets.join(', puis ')}.`,
  button: (label) => `«\u202f${label}\u202f»`,
  place: 'ta place au milieu',
}

// These texts load with the lesson of a single-file game. No other page needs them.
export const oneFileLessonWords = { en, de, fr }

import type { OneFileLessonWords } from '../en/one-file-lesson.ts'

/** The texts that the lessons of all single-file games share. */
export const oneFileLessonWords: OneFileLessonWords = {
  finish: (game) => `C’est ça, ${game}\u202f!`,
  list: (cards) => new Intl.ListFormat('fr').format(cards),
  tap: (targets) => `Touche ${targets.join(', puis ')}.`,
  button: (label) => `«\u202f${label}\u202f»`,
  place: 'ta place au milieu',
}

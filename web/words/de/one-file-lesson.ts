import type { OneFileLessonWords } from '../en/one-file-lesson.ts'

/** The texts that the lessons of all single-file games share. */
export const oneFileLessonWords: OneFileLessonWords = {
  finish: (game) => `Das ist ${game}!`,
  list: (cards) => new Intl.ListFormat('de').format(cards),
  tap: (targets) => `Tipp auf ${targets.join(', dann auf ')}.`,
  button: (label) => `„${label}“`,
  place: 'deinen Platz in der Mitte',
}

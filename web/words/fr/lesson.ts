import type { LessonPageWords } from '../en/lesson.ts'

/** The words around a lesson; the lesson itself is in the words of its game. */
export const lessonWords: LessonPageWords = {
  title: (game) => `Ta première partie : ${game}`,
  guide: 'Ton guide',
  skip: 'Passer',
  next: 'Suite',
  step: (at, count) => `Étape ${at} sur ${count}`,
  /** The heading of the list of steps on the slip at the end. */
  learnt: 'Ce que tu sais maintenant',
  again: 'Me remontrer',
  done: 'Jouons',
}

import type { LessonPageWords } from '../en/lesson.ts'

/**
 * The texts around a lesson, such as its buttons. The words of each game contain the lesson itself.
 */
export const lessonWords: LessonPageWords = {
  title: (game) => `Ta première partie : ${game}`,
  guide: 'Ton guide',
  skip: 'Passer',
  next: 'Suite',
  step: (at, count) => `Étape ${at} sur ${count}`,
  otherMove: 'C’est permis aussi. Mais cette fois\u202f:',
  /** The heading of the list of completed steps, at the end of the lesson. */
  learnt: 'Ce que tu sais maintenant',
  again: 'Me remontrer',
  done: 'Jouons',
}

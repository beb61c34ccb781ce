import type { LessonPageWords } from '../en/lesson.ts'

/**
 * The texts around a lesson, such as its buttons. The words of each game contain the lesson itself.
 */
export const lessonWords: LessonPageWords = {
  title: (game) => `Dein erstes Spiel: ${game}`,
  guide: 'Dein Begleiter',
  skip: 'Überspringen',
  next: 'Weiter',
  step: (at, of) => `Schritt ${at} von ${of}`,
  otherMove: 'Das geht auch. Aber diesmal:',
  /** The heading of the list of completed steps, at the end of the lesson. */
  learnt: 'Das kannst du jetzt',
  again: 'Noch einmal zeigen',
  done: 'Los geht’s',
}

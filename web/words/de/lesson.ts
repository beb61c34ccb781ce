import type { LessonPageWords } from '../en/lesson.ts'

/** The words around a lesson; the lesson itself is in the words of its game. */
export const lessonWords: LessonPageWords = {
  title: (game) => `Dein erstes Spiel: ${game}`,
  guide: 'Dein Begleiter',
  skip: 'Überspringen',
  next: 'Weiter',
  step: (at, of) => `Schritt ${at} von ${of}`,
  /** The heading of the list of steps on the slip at the end. */
  learnt: 'Das kannst du jetzt',
  again: 'Noch einmal zeigen',
  done: 'Los geht’s',
}

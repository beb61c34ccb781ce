export type LessonPageWords = typeof lessonWords

/** The words around a lesson; the lesson itself is in the words of its game. */
export const lessonWords = {
  title: (game: string) => `Your first game: ${game}`,
  guide: 'Your guide',
  skip: 'Skip',
  next: 'Next',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  /** The heading of the list of steps on the slip at the end. */
  learnt: 'What you know now',
  again: 'Show me again',
  done: 'Let’s play',
}

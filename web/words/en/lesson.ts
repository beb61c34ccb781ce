export type LessonPageWords = typeof lessonWords

/**
 * The texts around a lesson, such as its buttons. The words of each game contain the lesson itself.
 */
export const lessonWords = {
  title: (game: string) => `Your first game: ${game}`,
  guide: 'Your guide',
  skip: 'Skip',
  next: 'Next',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  /**
   * The guide's answer to a legal move other than the one that the step expects. The instruction
   * follows.
   */
  otherMove: 'That is allowed, too. This time:',
  /** The heading of the list of completed steps, at the end of the lesson. */
  learnt: 'What you know now',
  again: 'Show me again',
  done: 'Let’s play',
}

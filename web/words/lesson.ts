import type { LessonPageWords } from './en/lesson.ts'
import { eagerWords } from './index.ts'

// They load with a lesson, so no first hand waits for them.
export const [lessonWords, lessonWordsIn] = eagerWords(
  import.meta.glob<LessonPageWords>('./*/lesson.ts', { eager: true, import: 'lessonWords' }),
)

import type { LessonPageWords } from './en/lesson.ts'
import { eagerWords } from './index.ts'

// These texts load with a lesson. The page can show the first hand of cards without them.
export const [lessonWords, lessonWordsIn] = eagerWords(
  import.meta.glob<LessonPageWords>('./*/lesson.ts', { eager: true, import: 'lessonWords' }),
)

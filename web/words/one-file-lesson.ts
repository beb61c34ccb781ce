import type { OneFileLessonWords } from './en/one-file-lesson.ts'
import { eagerWords } from './index.ts'

// These texts load with the lesson of a single-file game. No other page needs them.
export const [, oneFileLessonWordsIn] = eagerWords(
  import.meta.glob<OneFileLessonWords>('./*/one-file-lesson.ts', {
    eager: true,
    import: 'oneFileLessonWords',
  }),
)

import type { FrameWords } from './en/frame.ts'
import { eagerWords } from './index.ts'

export type { FrameWords } from './en/frame.ts'

// The texts of embedded pages in all languages. They are few, so they load with the page itself.
export const [frameWords, frameWordsIn] = eagerWords(
  import.meta.glob<FrameWords>('./*/frame.ts', { eager: true, import: 'words' }),
)

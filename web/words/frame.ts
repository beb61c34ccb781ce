import type { FrameWords } from './en/frame.ts'
import { eagerWords } from './index.ts'

export type { FrameWords } from './en/frame.ts'

// These words are few, so all languages load with the frame itself.
export const [frameWords, frameWordsIn] = eagerWords(
  import.meta.glob<FrameWords>('./*/frame.ts', { eager: true, import: 'words' }),
)

import type { FrameWords } from './en/frame.ts'
import { eagerWords } from './index.ts'

export type { FrameWords } from './en/frame.ts'

// Few enough to load all languages with the frame itself.
export const [frameWords, frameWordsIn] = eagerWords(
  import.meta.glob<FrameWords>('./*/frame.ts', { eager: true, import: 'words' }),
)

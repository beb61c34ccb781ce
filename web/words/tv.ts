import type { TelevisionWords } from './en/tv.ts'
import { eagerWords } from './index.ts'

// They load with the page of the television, which alone needs them.
export const [televisionWords, televisionWordsIn] = eagerWords(
  import.meta.glob<TelevisionWords>('./*/tv.ts', { eager: true, import: 'televisionWords' }),
)

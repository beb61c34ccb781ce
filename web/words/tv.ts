import type { TelevisionWords } from './en/tv.ts'
import { eagerWords } from './index.ts'

// These texts load with the page of the television. No other page needs them.
export const [televisionWords, televisionWordsIn] = eagerWords(
  import.meta.glob<TelevisionWords>('./*/tv.ts', { eager: true, import: 'televisionWords' }),
)

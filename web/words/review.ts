import type { ReviewWords } from './en/review.ts'
import { eagerWords } from './index.ts'

// These texts load with the replay. No other page uses them.
export const [reviewWords, reviewWordsIn] = eagerWords(
  import.meta.glob<ReviewWords>('./*/review.ts', { eager: true, import: 'reviewWords' }),
)

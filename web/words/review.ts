import type { ReviewWords } from './en/review.ts'
import { eagerWords } from './index.ts'

// These words load with the replay, which alone needs them.
export const [reviewWords, reviewWordsIn] = eagerWords(
  import.meta.glob<ReviewWords>('./*/review.ts', { eager: true, import: 'reviewWords' }),
)

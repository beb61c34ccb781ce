import type { ReviewWords } from './en/review.ts'
import { eagerWords } from './index.ts'

// Needed in the replay only, with which they load.
export const [reviewWords, reviewWordsIn] = eagerWords(
  import.meta.glob<ReviewWords>('./*/review.ts', { eager: true, import: 'reviewWords' }),
)

import type { ReviewWords } from './en/review.ts'
import { eagerWords } from './index.ts'

// Needed by people who look back at a game: they come with the replay.
export const [reviewWords, reviewWordsIn] = eagerWords(
  import.meta.glob<ReviewWords>('./*/review.ts', { eager: true, import: 'reviewWords' }),
)

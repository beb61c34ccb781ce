import type { BetweenGamesWords } from './en/between-games.ts'
import { eagerWords } from './index.ts'

// These words are needed only between games. They load with the components that use them, so that
// they don't delay the first hand.
export const [betweenGamesWords, betweenGamesWordsIn] = eagerWords(
  import.meta.glob<BetweenGamesWords>('./*/between-games.ts', {
    eager: true,
    import: 'betweenGamesWords',
  }),
)

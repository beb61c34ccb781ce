import type { BetweenGamesWords } from './en/between-games.ts'
import { eagerWords } from './index.ts'

// These texts load with the components that use them. They are not needed for the first hand of
// cards, which would appear later.
export const [betweenGamesWords, betweenGamesWordsIn] = eagerWords(
  import.meta.glob<BetweenGamesWords>('./*/between-games.ts', {
    eager: true,
    import: 'betweenGamesWords',
  }),
)

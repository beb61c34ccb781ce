import type { BetweenGamesWords } from './en/between-games.ts'
import { eagerWords } from './index.ts'

// These texts load with the components that use them. Loading them with the page would delay the
// first hand of cards.
export const [betweenGamesWords, betweenGamesWordsIn] = eagerWords(
  import.meta.glob<BetweenGamesWords>('./*/between-games.ts', {
    eager: true,
    import: 'betweenGamesWords',
  }),
)

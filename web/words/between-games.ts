import type { BetweenGamesWords } from './en/between-games.ts'
import { eagerWords } from './index.ts'

// Needed between games only: they load with the parts that are opened then, so no first hand waits for them.
export const [betweenGamesWords, betweenGamesWordsIn] = eagerWords(
  import.meta.glob<BetweenGamesWords>('./*/between-games.ts', {
    eager: true,
    import: 'betweenGamesWords',
  }),
)

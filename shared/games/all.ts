import { gameOf as oneFileGame } from '../define-game/game.ts'
import { isOffered } from '../game/draft.ts'
import type { AnyGame } from '../game/game.ts'
import { oneFileGames } from './one-file-games.ts'
import * as registered from './registry.ts'

// Game-specific types end here: callers get every game as `AnyGame` and depend on no particular game.
/** All games including drafts. The invariants check the parts of a draft that exist. */
export const registeredGames: readonly AnyGame[] = [
  ...Object.values(registered),
  ...oneFileGames.map(oneFileGame),
] as readonly unknown[] as readonly AnyGame[]

/** All games that can be played. */
export const games: readonly AnyGame[] = registeredGames.filter(({ about }) => isOffered(about))

export const gameOf = (id: string): AnyGame | undefined =>
  games.find((game) => game.about.id === id)

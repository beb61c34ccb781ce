import { gameOf as oneFileGame } from '../define-game/game.ts'
import { isOffered } from '../game/draft.ts'
import type { AnyGame } from '../game/game.ts'
import { oneFileGames } from './one-file-games.ts'
import * as registered from './registry.ts'

// This list hides the game-specific types: callers get every game as `AnyGame`, so they depend on
// no particular game.
/**
 * All games, including drafts, which are not offered to players yet. The tests of the invariants
 * check the parts that a draft already has.
 */
export const registeredGames: readonly AnyGame[] = [
  ...Object.values(registered),
  ...oneFileGames.map(oneFileGame),
] as readonly unknown[] as readonly AnyGame[]

/** All games that can be played. */
export const games: readonly AnyGame[] = registeredGames.filter(({ about }) => isOffered(about))

export const gameOf = (id: string): AnyGame | undefined =>
  games.find((game) => game.about.id === id)

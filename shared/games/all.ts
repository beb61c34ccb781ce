import { isOffered } from '../game/draft.ts'
import type { AnyGame } from '../game/game.ts'
import * as registered from './registry.ts'

// The one place where a game's own types are put aside: whoever asks here knows no game by name.
/** Drafts too, which laws look at as far as they have come. */
export const registeredGames: readonly AnyGame[] = Object.values(
  registered,
) as readonly unknown[] as readonly AnyGame[]

/** All that can be played here. */
export const games: readonly AnyGame[] = registeredGames.filter(({ about }) => isOffered(about))

export const gameOf = (id: string): AnyGame | undefined =>
  games.find((game) => game.about.id === id)

import type { AnyGame } from '../game/game.ts'
import * as registered from './registry.ts'

// The one place where a game's own types are put aside: whoever asks here knows no game by name.
export const games: readonly AnyGame[] = Object.values(
  registered,
) as readonly unknown[] as readonly AnyGame[]

export const gameOf = (id: string): AnyGame | undefined =>
  games.find((game) => game.about.id === id)

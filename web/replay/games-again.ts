import type { AnyGame } from '../../shared/game/game.ts'
import { loadFrom } from '../parts/loaded.ts'

// A game's rules run in the browser only where somebody looks back at a game.
const games = import.meta.glob<AnyGame>('../../shared/games/*/game.ts', { import: 'game' })

export const loadGame = (id: string): Promise<AnyGame> =>
  loadFrom(games, `../../shared/games/${id}/game.ts`)

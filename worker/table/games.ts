import { botsOf } from '../../shared/games/bots.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { GamesOffered, GameWithBots } from './decisions/decision.ts'
import type { Table } from './decisions/table.ts'

/** Tables are only opened for games that exist, and a game that was ever played is not taken out of the registry. */
export function gameNamed(id: string): GameWithBots {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  return { ...game, ...botsOf(game) }
}

export const gameOffered: GamesOffered = (id) => gameOf(id) ?? null

export const gameAt = ({ game }: Pick<Table, 'game'>): GameWithBots => gameNamed(game)

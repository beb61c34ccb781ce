import { botsOf } from '../../shared/games/bots.ts'
import { games } from '../../shared/games/all.ts'
import type { GameWithBots } from './decisions/decision.ts'
import type { Table } from './decisions/table.ts'

const known: ReadonlyMap<string, GameWithBots> = new Map(
  games.map((game) => [game.about.id, { ...game, ...botsOf(game) }]),
)

/** Tables are only opened for games that exist, and a game that was ever played is not taken out of the registry. */
export function gameNamed(id: string): GameWithBots {
  const game = known.get(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

export const gameAt = ({ game }: Pick<Table, 'game'>): GameWithBots => gameNamed(game)

import type { AnyGame, AnyState, AnyView, Viewer } from '../../shared/game/game.ts'
import { botsOf } from '../../shared/games/bots.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { FindGame, GameWithBots, Table } from './decisions/table.ts'

const gamesById = new Map<string, GameWithBots>()

/**
 * Returns a registered game. The game always exists: tables are only opened for registered games,
 * and a game that has been played is never removed from the registry.
 */
export function gameById(id: string): GameWithBots {
  const found = gamesById.get(id)
  if (found) return found
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  const made = { ...game, ...botsOf(game), view: withCachedViews(game.view) }
  gamesById.set(id, made)
  return made
}

/**
 * Caches views by state and viewer, because the next move needs the same views again. States are
 * immutable, and a cached view is dropped with its state.
 */
function withCachedViews(view: AnyGame['view']): AnyGame['view'] {
  const kept = new WeakMap<AnyState, Map<Viewer, AnyView>>()
  return (state, viewer) => {
    const views = kept.get(state) ?? new Map<Viewer, AnyView>()
    if (views.size === 0) kept.set(state, views)
    const found = views.get(viewer)
    if (found !== undefined) return found
    const made = view(state, viewer)
    views.set(viewer, made)
    return made
  }
}

export const findGame: FindGame = (id) => (gameOf(id) ? gameById(id) : null)

export const gameAt = ({ game }: Pick<Table, 'game'>): GameWithBots => gameById(game)

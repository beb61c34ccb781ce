import type { AnyGame, AnyState, AnyView, Viewer } from '../../shared/game/game.ts'
import { botsOf } from '../../shared/games/bots.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { GamesOffered, GameWithBots, Table } from './decisions/table.ts'

const known = new Map<string, GameWithBots>()

/** Tables are only opened for games that exist, and a game that was ever played is not taken out of the registry. */
export function gameNamed(id: string): GameWithBots {
  const found = known.get(id)
  if (found) return found
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  const made = { ...game, ...botsOf(game), view: viewKept(game.view) }
  known.set(id, made)
  return made
}

/**
 * What was shown after one move is asked for again before the next: who sees what follows from the state alone, which
 * nobody changes. It is forgotten with its state.
 */
function viewKept(view: AnyGame['view']): AnyGame['view'] {
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

export const gameOffered: GamesOffered = (id) => gameOf(id) ?? null

export const gameAt = ({ game }: Pick<Table, 'game'>): GameWithBots => gameNamed(game)

import type { AnyView, Cloth } from '../../shared/game/game.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { findGame } from '../boards/available-games.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import type { ConnectionStatus } from '../client/TableConnection.ts'
import { chosenCloth } from './dress/load-dress.ts'

/** A loaded game, together with the viewer's current view of it. */
export interface VisibleGame extends LoadedGame {
  readonly view: AnyView
}

export const namesAt = (table: PublicTable): readonly string[] =>
  table.seats.map(({ name }) => name)

/**
 * Returns the tablecloth of a table: the one that the host has chosen, else the one that belongs to
 * the game's options, else the game's own.
 */
export function clothAt({ game, options, cloth }: PublicTable, loaded: LoadedGame | null): Cloth {
  const own = loaded?.board.clothOf?.(options) ?? findGame(game)?.cloth ?? bare
  return cloth ? { ...own, ...chosenCloth(cloth) } : own
}

/** The tablecloth of a table whose game this build of the page does not know. */
const bare: Cloth = {
  cloth: ['#7b4a35', '#3d241a'],
  spot: ['#b4512e', '#b4512e'],
  deep: ['#7b2f17', '#7b2f17'],
  weave: 'baize',
  back: 'rays',
}

/**
 * Returns how the drawn lamp lights the table: `dark` while the connection is lost, `dim` while the
 * game is paused.
 */
export function lampState(status: ConnectionStatus, { paused, phase }: PublicTable) {
  if (status === 'lost' && phase !== 'over') return 'dark'
  return paused === null ? undefined : 'dim'
}

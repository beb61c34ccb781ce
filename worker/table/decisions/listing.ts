import type { AnyGame } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import type { ListedTable } from '../../../shared/protocol/protocol.ts'
import { seatsAt } from './seats.ts'
import { humansAt, type Change, type Decision, type Table } from './table.ts'

/** What the list of public tables says of this one. Null: it is not to be found there, or nobody is at it. */
export function listedTable(game: AnyGame, table: Table, spectators: number): ListedTable | null {
  if (!table.listed || !humansAt(table).some(({ here }) => here)) return null
  const { code, options, phase } = table
  return {
    code,
    game: table.game,
    options,
    phase: phase.name,
    players: humansAt(table).map(({ name }) => name),
    pieces: table.seats.flatMap(({ kind, piece }) => (kind === 'human' ? [piece] : [])),
    maxPlayers: mostSeats(game, table),
    // A bot's seat counts, too.
    freeSeats: table.locked ? 0 : mostSeats(game, table) - humansAt(table).length,
    spectators,
  }
}

export function list(table: Table, listed: boolean): Decision {
  if (listed && table.barred) return refuse({ refusal: 'barred' })
  return ok({ table: { ...table, listed }, entry: { what: 'list', data: { listed } } })
}

/** Whoever runs the service takes it off the list, and the host cannot put it back. */
export const bar = (table: Table): Change => ({
  table: table.barred ? table : { ...table, listed: false, barred: true },
})

/** Whoever runs the service ends what goes on there; it can still be looked at. */
export const close = (table: Table): Change => ({
  table: table.closed ? table : { ...table, listed: false, barred: true, closed: true },
})

const mostSeats = (game: AnyGame, table: Table): number =>
  table.phase.name === 'playing' ? table.seats.length : seatsAt(game, table).max

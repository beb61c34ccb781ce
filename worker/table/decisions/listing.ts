import type { AnyGame } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import type { ListedTable } from '../../../shared/protocol/protocol.ts'
import { seatsAt } from './seats.ts'
import { humansAt, type Change, type Decision, type Table } from './table.ts'

/**
 * Returns the entry of the table for the list of public tables; null if the table is not listed or
 * no human is connected.
 */
export function listedTable(game: AnyGame, table: Table, spectators: number): ListedTable | null {
  if (!table.listed || !humansAt(table).some(({ connected }) => connected)) return null
  const { code, options, phase } = table
  return {
    code,
    game: table.game,
    options,
    phase: phase.name,
    players: humansAt(table).map(({ name }) => name),
    pieces: table.seats.flatMap(({ kind, piece }) => (kind === 'human' ? [piece] : [])),
    maxPlayers: maxSeats(game, table),
    // A bot's seat counts as free, because a newcomer can take it.
    freeSeats: table.locked ? 0 : maxSeats(game, table) - humansAt(table).length,
    spectators,
  }
}

export function setListed(table: Table, listed: boolean): Decision {
  if (listed && table.barred) return refuse({ refusal: 'listing-blocked' })
  return ok({ table: { ...table, listed }, entry: { type: 'set-listed', data: { listed } } })
}

/**
 * Removes the table from the public list for the operator. After that the host cannot list the
 * table again.
 */
export const barFromListing = (table: Table): Change => ({
  table: table.barred ? table : { ...table, listed: false, barred: true },
})

/** Closes the table for the operator. Players and spectators can still view it. */
export const closeTable = (table: Table): Change => ({
  table: table.closed ? table : { ...table, listed: false, barred: true, closed: true },
})

const maxSeats = (game: AnyGame, table: Table): number =>
  table.phase.name === 'playing' ? table.seats.length : seatsAt(game, table).max

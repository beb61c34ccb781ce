import type { ListedTable } from '../../../../shared/wire/protocol.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { seatsAt } from '../seats/seats.ts'
import type { Change, Decision } from '../decision.ts'
import { humansAt, type Table } from '../table.ts'

/** What the list of public tables says of this one. Null: it is not to be found there, or nobody is at it. */
export function listedTable(table: Table, watchers: number): ListedTable | null {
  if (!table.listed || !humansAt(table).some(({ here }) => here)) return null
  const { code, game, options, phase } = table
  return {
    code,
    game,
    options,
    phase: phase.name,
    players: humansAt(table).map(({ name }) => name),
    most: mostSeats(table),
    // A bot's seat counts, too.
    free: table.locked ? 0 : mostSeats(table) - humansAt(table).length,
    watchers,
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

const mostSeats = (table: Table): number =>
  table.phase.name === 'gathering' ? seatsAt(table).max : table.seats.length

import { seatsFor } from '../../../shared/games/seats.ts'
import type { ListedTable } from '../../../shared/protocol.ts'
import { gameAt, humansAt, type Table } from './table.ts'

/** What the list of public tables says of this one. Null: it is not to be found there, or nobody is at it. */
export function listedTable(table: Table, watchers: number): ListedTable | null {
  if (!table.listed || !humansAt(table).some(({ here }) => here)) return null
  const { code, game, options, seats, phase } = table
  return {
    code,
    game,
    options,
    phase: phase.name,
    players: seats.flatMap(({ kind, name }) => (kind === 'human' ? [name] : [])),
    most: phase.name === 'gathering' ? seatsFor(gameAt(table), options).max : seats.length,
    free: table.locked ? 0 : freeSeats(table),
    watchers,
  }
}

/** Where somebody who comes may sit: a bot's seat counts, too. */
function freeSeats(table: Table): number {
  const taken = humansAt(table).length
  const { max } = seatsFor(gameAt(table), table.options)
  return (table.phase.name === 'gathering' ? max : table.seats.length) - taken
}

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'

// After a game, players can change seats and join, while the finished game is still shown. These
// functions map between the seats of that game and the current ones.

/** Returns the table with the seats as they were in the finished game, while that game is shown. */
export function tableOfLastGame(table: PublicTable): PublicTable {
  const played = table.phase === 'over' ? table.results?.at(-1) : undefined
  if (!played || isUnchanged(table)) return table
  const now = played.names.map((_, seat) => currentSeatOf(table, seat))
  const host = now.findIndex((seat) => seat !== null && seat === table.host)
  return {
    ...table,
    seats: now.map((seat, then) => {
      const one = table.seats[seat ?? -1] ?? emptySeat(played.names[then] ?? '')
      return Object.assign({}, one, { piece: played.pieces[then] ?? then })
    }),
    host: host < 0 ? null : host,
  }
}

/**
 * Returns the current seat of the player who had `seat` in the finished game. Null if that player
 * has left.
 */
export function currentSeatOf(table: PublicTable, seat: Seat): Seat | null {
  const played = table.phase === 'over' ? table.results?.at(-1) : undefined
  if (!played) return seat
  const person = played.people[seat]
  const found = table.seats.findIndex((one) =>
    person === null
      ? one.kind === 'bot' && one.name === played.names[seat]
      : one.person !== undefined && one.person === person,
  )
  return found < 0 ? null : found
}

/** Returns the names of the people who have joined since the finished game. */
export function newcomersAt({ phase, results, seats }: PublicTable): readonly string[] {
  const played = phase === 'over' ? results?.at(-1) : undefined
  if (!played) return []
  return seats.flatMap(({ name, person }) =>
    person !== undefined && !played.people.includes(person) ? [name] : [],
  )
}

function isUnchanged(table: PublicTable): boolean {
  const { people = [] } = table.results?.at(-1) ?? {}
  return (
    people.length === table.seats.length &&
    people.every((_, seat) => currentSeatOf(table, seat) === seat)
  )
}

const emptySeat = (name: string): PublicSeat => ({
  name,
  kind: 'open',
  connected: false,
  substituted: false,
})

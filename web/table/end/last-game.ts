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
 * Identifies a player while seats change: the number of a person, or else the kind and name of the
 * seat, such as `bot Kim`. An open seat keeps the name of its former player, which may be the name
 * of a bot.
 */
export type PlayerId = number | string

const idOf = ({ person, kind, name }: Pick<PublicSeat, 'person' | 'kind' | 'name'>): PlayerId =>
  person ?? `${kind} ${name}`

export function playerAt({ seats }: PublicTable, seat: Seat): PlayerId | null {
  const one = seats[seat]
  return one === undefined ? null : idOf(one)
}

/** Returns the seat of a player; null if the player has left. */
export function seatOf({ seats }: PublicTable, player: PlayerId | null): Seat | null {
  const found = seats.findIndex((one) => idOf(one) === player)
  return found < 0 ? null : found
}

/**
 * Returns the current seat of the player who had `seat` in the finished game. Null if that player
 * has left.
 */
export function currentSeatOf(table: PublicTable, seat: Seat): Seat | null {
  const played = table.phase === 'over' ? table.results?.at(-1) : undefined
  if (!played) return seat
  return seatOf(table, played.people[seat] ?? idOf({ kind: 'bot', name: played.names[seat] ?? '' }))
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

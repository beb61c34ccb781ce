import { isLocalCode } from '../../../shared/code.ts'
import type { Seat } from '../../../shared/game/game.ts'
import { fetchPublicState } from '../../client/api.ts'
import { myTables } from '../../client/stored-table.ts'

/** How long after the last change of a table the page offers to go back to it, in ms. */
const maxAge = 24 * 3_600_000

/** The table of the service to which the viewer can go back when the network returns. */
export interface FriendsTable {
  readonly code: string
  readonly isMyTurn: boolean
  /** The pieces (tokens) and names of the other people, at most three. */
  readonly friends: readonly { readonly piece: number; readonly name: string }[]
}

/**
 * Returns the latest table of the service at which this browser has a seat. Skips tables whose game
 * is over, and those whose last change is older than `maxAge`.
 */
export const lastFriendsTable = (now: number) =>
  myTables().find(
    ({ table, savedAt }) =>
      !isLocalCode(table.code) && table.phase !== 'over' && savedAt + maxAge > now,
  )

/**
 * Fetches the state of the table at which this browser played last. Returns null if there is no
 * such table, or if the request fails.
 */
export async function fetchFriendsTable(now: number): Promise<FriendsTable | null> {
  const stored = lastFriendsTable(now)
  if (stored === undefined) return null
  const { code } = stored.table
  const state = await fetchPublicState(code)
  if (!state.ok) return null
  const { table, position } = state.value
  const others = table.seats
    .map(({ kind, name, piece }, seat) => ({ kind, name, piece: piece ?? seat, seat }))
    .filter(({ kind, seat }) => kind === 'human' && seat !== stored.seat)
  return {
    code,
    isMyTurn: isToMove(position?.toMove, stored.seat),
    friends: others.slice(0, 3),
  }
}

const isToMove = (toMove: readonly Seat[] | undefined, seat: Seat | null): boolean =>
  seat !== null && toMove?.includes(seat) === true

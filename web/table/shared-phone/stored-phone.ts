import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { NewTable, Refused } from '../../../shared/protocol/protocol.ts'
import { openTable, requestSeat } from '../../client/api.ts'
import { settings } from '../../client/settings.ts'
import { storeValue, storedValue } from '../../client/storage.ts'
import { storeSeatToken } from '../../client/stored-table.ts'
import { sharedPhoneChanges, type TableSession } from '../../client/TableSession.ts'

/**
 * The data that the browser stores about a shared phone. The active player's token is also stored
 * as this browser's own seat, as on a phone with one player.
 */
interface StoredPhone {
  /** The seat tokens, in the order in which the players took their seats. */
  readonly tokens: readonly string[]
  /**
   * The id of the tab that has the connections of these seats. If a connection is replaced while
   * this id stays the same, the seat has moved to another device, not to another tab.
   */
  readonly tab: string
}

export function storedPhone(code: string): StoredPhone | null {
  const kept = storedValue(`phone.${code}`)
  return isStoredPhone(kept) ? kept : null
}

export const storePhone = (code: string, phone: StoredPhone): void =>
  storeValue(`phone.${code}`, phone)

const isStoredPhone = (kept: unknown): kept is StoredPhone =>
  typeof kept === 'object' && kept !== null && 'tokens' in kept && Array.isArray(kept.tokens)

/**
 * Opens a table and takes seats for all players on this phone. The first becomes the host. Returns
 * the table's code.
 */
export async function openSharedTable(
  wanted: NewTable,
  names: readonly string[],
): Promise<Result<string, Refused>> {
  const made = await openTable(wanted)
  if (!made.ok) return made
  const { code } = made.value
  const tokens: string[] = []
  for (const name of names) {
    // Requests one seat after the other, because parallel requests could arrive in another order.
    const token = await requestSeatToken(code, name)
    if (!token.ok) return token
    tokens.push(token.value)
  }
  const [host = ''] = tokens
  settings.name.value = names[0] ?? ''
  storeSeatToken(code, host)
  storePhone(code, { tokens, tab: '' })
  return ok(code)
}

/**
 * Adds a second player to a phone that one player used so far. From now on, the phone hides the
 * cards between turns.
 */
export async function sharePhone(
  { code, token }: TableSession,
  name: string,
): Promise<Refused | null> {
  const first = token.value
  if (first === null) return { refusal: 'wrong-token' }
  const other = await requestSeatToken(code, name)
  if (!other.ok) return other.refused
  storePhone(code, { tokens: [first, other.value], tab: '' })
  sharedPhoneChanges.value++
  return null
}

async function requestSeatToken(code: string, name: string): Promise<Result<string, Refused>> {
  const came = await requestSeat(code, { name })
  if (!came.ok) return came
  // If the players must approve who joins, the request for a seat stays pending. The player then
  // has to use their own phone.
  return 'seat' in came.value ? ok(came.value.token) : refuse({ refusal: 'join-pending' })
}

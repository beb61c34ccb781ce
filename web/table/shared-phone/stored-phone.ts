import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { NewTable, Refused } from '../../../shared/protocol/protocol.ts'
import { openTable, requestSeat } from '../../client/api.ts'
import { settings } from '../../client/settings.ts'
import { storeValue, storedValue } from '../../client/storage.ts'
import { storeSeatToken } from '../../client/stored-table.ts'
import { sharedPhoneChanges, type TableSession } from '../../client/TableSession.ts'

/** What this browser keeps where several people play on one phone. Whoever is in front has the seat that it calls its own. */
interface StoredPhone {
  /** The secrets of their seats, in the order in which they sat down. */
  readonly tokens: readonly string[]
  /** The tab that speaks for them. A seat whose line is taken from it while this stands has gone to another device. */
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

/** A fresh table at which all of these sit with one phone, the first as its host; answers with its code. */
export async function openSharedTable(
  wanted: NewTable,
  names: readonly string[],
): Promise<Result<string, Refused>> {
  const made = await openTable(wanted)
  if (!made.ok) return made
  const { code } = made.value
  const tokens: string[] = []
  for (const name of names) {
    // One after the other: they sit in the order in which they were named.
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

/** Somebody sits down with the phone of one who had it to themselves: from now on it has a cover. */
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
  // Whoever has to ask first does so with a phone of their own.
  return 'seat' in came.value ? ok(came.value.token) : refuse({ refusal: 'unanswered' })
}

import type { Refused, SeatCredentials, PendingJoin } from '../../shared/protocol/protocol.ts'
import type { Result } from '../../shared/result.ts'
import { requestSeat } from './api.ts'
import { isInFrame } from './in-frame.ts'
import { settings } from './settings.ts'
import { requestStorage } from './storage-access.ts'
import { removeValue, storeValue, storedValue } from './storage.ts'
import { removeLeftSeat } from './left-seats.ts'
import { storeSeatToken } from './stored-table.ts'

/**
 * Requests a seat. Stores the seat's token, or the request if a player must accept it first.
 *
 * @example
 * const result = await takeSeat('KTRMVX', 'Anna')
 * if (!result.ok) showRefusal(result.refused)
 */
export async function takeSeat(
  code: string,
  name: string,
): Promise<Result<SeatCredentials | PendingJoin, Refused>> {
  // Does not wait for the viewer's permission to store values. Until then the seat is kept in
  // memory.
  if (isInFrame) void requestStorage()
  const was = storedValue(`was.${code}`)
  const piece = settings.piece.value
  const came = await requestSeat(code, {
    name,
    ...(typeof was === 'string' && { previousToken: was }),
    ...(piece !== null && { piece }),
  })
  if (!came.ok) return came
  settings.name.value = name
  removeLeftSeat(code)
  if ('seat' in came.value) storeSeatToken(code, came.value.token)
  else storeSeatRequest(code, came.value)
  return came
}

/**
 * Stores the token of a seat that the viewer has lost. The next request for a seat at this table
 * includes the token, so that the server recognises the viewer.
 */
export const storeFormerToken = (code: string, token: string): void =>
  storeValue(`was.${code}`, token)

export const storeSeatRequest = (code: string, waiting: PendingJoin | null): void =>
  waiting === null ? removeValue(`waits.${code}`) : storeValue(`waits.${code}`, waiting)

/** Returns this browser's unanswered request for a seat at this table. */
export function storedSeatRequest(code: string): PendingJoin | null {
  const kept = storedValue(`waits.${code}`)
  return typeof kept === 'object' && kept !== null ? (kept as PendingJoin) : null
}

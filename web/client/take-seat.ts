import type { Refused, Seated, Waiting } from '../../shared/protocol/protocol.ts'
import type { Result } from '../../shared/result.ts'
import { sitDown } from './api.ts'
import { isInFrame } from './in-frame.ts'
import { settings } from './settings.ts'
import { requestStorage } from './storage-access.ts'
import { forget, remember, remembered } from './storage.ts'
import { forgetLeft } from './left-seats.ts'
import { keepSeatToken } from './stored-table.ts'

/** Asks for a seat, and keeps what proves it, or what will. */
export async function takeSeat(
  code: string,
  name: string,
): Promise<Result<Seated | Waiting, Refused>> {
  // Without waiting: the seat is taken at once, and moves into the storage if the viewer allows it.
  if (isInFrame) void requestStorage()
  const was = remembered(`was.${code}`)
  const piece = settings.piece.value
  const came = await sitDown(code, {
    name,
    ...(typeof was === 'string' && { was }),
    ...(piece !== null && { piece }),
  })
  if (!came.ok) return came
  settings.name.value = name
  forgetLeft(code)
  if ('seat' in came.value) keepSeatToken(code, came.value.token)
  else keepWaiting(code, came.value)
  return came
}

/** What a browser has that left a table or was removed: it says so when it wants to sit there again. */
export const keepFormer = (code: string, token: string): void => remember(`was.${code}`, token)

export const keepWaiting = (code: string, waiting: Waiting | null): void =>
  waiting === null ? forget(`waits.${code}`) : remember(`waits.${code}`, waiting)

/** For what this browser still waits at a table, also after a reload. */
export function keptWaiting(code: string): Waiting | null {
  const kept = remembered(`waits.${code}`)
  return typeof kept === 'object' && kept !== null ? (kept as Waiting) : null
}

import { limits } from '../../shared/wire/limits.ts'
import { readMoveRequest } from '../../shared/wire/requests.ts'
import type { Command, Done } from '../../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import { addingMoves } from '../for-programs.ts'
import type { TableObject } from '../table/TableObject.ts'
import { codeAsked } from './asking.ts'
import type { RequestContext } from './context.ts'
import { bodyAsked } from './body.ts'
import { json, refusedWith } from './refusal.ts'

// A seat for those who hold no line: the token comes with every question.

/** What the first line of the seat's stream would say. */
export async function showSeat(c: RequestContext): Promise<Response> {
  const seat = await seatAsked(c)
  if (!seat.ok) return refusedWith(c, seat.refused)
  const seen = await seat.value.table.lookFrom(seat.value.token)
  return seen.ok ? json(c, addingMoves()(seen.value)) : refusedWith(c, seen.refused)
}

/** What the seat’s line would have said since the `seq` that was seen last. */
export async function showMissed(c: RequestContext): Promise<Response> {
  const seat = await seatAsked(c)
  if (!seat.ok) return refusedWith(c, seat.refused)
  const since = seqIn(c.req.query('since') ?? '0')
  if (since === null) return refusedWith(c, { refusal: 'malformed' })
  const missed = await seat.value.table.missed(seat.value.token, since)
  return missed.ok ? json(c, missed.value) : refusedWith(c, missed.refused, limits.missedRefill)
}

const seqIn = (text: string): number | null => {
  const seq = /^\d+$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(seq) ? seq : null
}

export async function sayFromSeat(c: RequestContext): Promise<Response> {
  return sendCommand(c, await bodyAsked(c))
}

/** The short form of the one command that programs say most. */
export async function moveFromSeat(c: RequestContext): Promise<Response> {
  const body = await bodyAsked(c)
  const read = body.ok ? readMoveRequest(body.value) : body
  if (!read.ok) return sendCommand(c, read)
  // Whoever gives it no name does not mean to say it twice.
  const command: Command = { type: 'move', id: crypto.randomUUID().slice(0, 18), ...read.value }
  return sendCommand(c, ok(JSON.stringify(command)))
}

async function sendCommand(c: RequestContext, command: Result<string, Refused>): Promise<Response> {
  const seat = await seatAsked(c)
  if (!seat.ok) return refusedWith(c, seat.refused)
  if (!command.ok) return refusedWith(c, command.refused)
  const done = await seat.value.table.say(seat.value.token, command.value)
  return done.ok ? c.json(done.value satisfies Done) : refusedWith(c, done.refused)
}

type Found = {
  readonly code: string
  readonly table: DurableObjectStub<TableObject>
  readonly token: string
}

export async function seatAsked(c: RequestContext): Promise<Result<Found, Refused>> {
  const code = await codeAsked(c)
  if (!code.ok) return code
  const token = tokenOf(c)
  if (token === null) return refuse({ refusal: 'wrong-token' })
  return ok({ code: code.value, table: c.env.TABLES.getByName(code.value), token })
}

/** Never taken from the address, which ends up in histories and logs. */
export const tokenOf = (c: RequestContext): string | null =>
  /^Bearer +([\w-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null

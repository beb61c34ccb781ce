import { readCommand } from '../../shared/protocol/commands.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { readMoveRequest } from '../../shared/protocol/requests.ts'
import type { Command, DoneResult } from '../../shared/protocol/protocol.ts'
import { createMoveAnnotator } from './move-annotator.ts'
import { withTimeLimit } from '../time-limit.ts'
import { readBody } from './middleware/body.ts'
import { tableOf, type RequestContext } from './context.ts'
import { jsonResponse, RefusedError, unwrap } from './refusal.ts'

// The endpoints of a seat, for programs without a connection. Each request contains the token of
// the seat.

/**
 * Returns the current snapshot of the seat. It is the same as the first message of the seat's
 * stream.
 */
export async function showSeat(c: RequestContext): Promise<Response> {
  const seen = await withTimeLimit(tableOf(c).seatSnapshot(c.get('token')))
  return jsonResponse(c, createMoveAnnotator()(unwrap(seen)))
}

/** Returns how the seat can take its last move back. */
export async function showTakeBack(c: RequestContext): Promise<Response> {
  return jsonResponse(c, unwrap(await withTimeLimit(tableOf(c).takeBackOffer(c.get('token')))))
}

/**
 * Returns the views that the seat has missed since `since`, the last `seq` that it has received.
 */
export async function showMissed(c: RequestContext): Promise<Response> {
  const since = parseSeq(c.req.query('since') ?? '0')
  if (since === null) throw new RefusedError({ refusal: 'malformed' })
  const missed = await withTimeLimit(tableOf(c).missedViews(c.get('token'), since))
  return jsonResponse(c, unwrap(missed, limits.missedRefill))
}

const parseSeq = (text: string): number | null => {
  const seq = /^\d+$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(seq) ? seq : null
}

export async function sendCommand(c: RequestContext): Promise<Response> {
  return forwardCommand(c, await readBody(c))
}

/**
 * Handles a move. This endpoint is a shorthand for the command `move`, which programs send most.
 */
export async function sendMove(c: RequestContext): Promise<Response> {
  const move = unwrap(readMoveRequest(await readBody(c)))
  // If the client sends no id, it doesn't intend to retry, so a random id is enough. An id in
  // `move` replaces the random id.
  const command: Command = { type: 'move', id: crypto.randomUUID().slice(0, 18), ...move }
  return forwardCommand(c, JSON.stringify(command))
}

async function forwardCommand(c: RequestContext, text: string): Promise<Response> {
  const done = await withTimeLimit(tableOf(c).handleCommand(c.get('token'), text))
  return c.json(unwrap(done, done.ok ? 0 : retryAfter(text)) satisfies DoneResult)
}

/** Returns the refill time of the limit that most likely has refused this command as too fast. */
function retryAfter(text: string): number | undefined {
  const read = readCommand(text)
  if (!read.ok) return undefined
  const command = read.value
  if (command.type === 'move') return limits.moveRefill
  if (command.type === 'chat' || command.type === 'send-phrase') return limits.chatRefill
  if (command.type === 'react')
    return command.reaction === 'hurry' ? limits.hurryRefill : limits.reactionRefill
  return limits.seatRefill
}

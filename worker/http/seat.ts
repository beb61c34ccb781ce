import { limits } from '../../shared/protocol/limits.ts'
import { readMoveRequest } from '../../shared/protocol/requests.ts'
import type { Command, Done } from '../../shared/protocol/protocol.ts'
import { createMoveAnnotator } from '../move-annotator.ts'
import { withTimeLimit } from '../time-limit.ts'
import { readBody } from './middleware/body.ts'
import type { RequestContext } from './context.ts'
import { json, RefusedError, valueOf } from './refusal.ts'

// A seat for those who hold no line: the token comes with every question.

/** What the first line of the seat's stream would say. */
export async function showSeat(c: RequestContext): Promise<Response> {
  const seen = await withTimeLimit(tableOf(c).lookFrom(c.get('token')))
  return json(c, createMoveAnnotator()(valueOf(seen)))
}

/** What the seat’s line would have said since the `seq` that was seen last. */
export async function showMissed(c: RequestContext): Promise<Response> {
  const since = seqIn(c.req.query('since') ?? '0')
  if (since === null) throw new RefusedError({ refusal: 'malformed' })
  const missed = await withTimeLimit(tableOf(c).missed(c.get('token'), since))
  return json(c, valueOf(missed, limits.missedRefill))
}

const seqIn = (text: string): number | null => {
  const seq = /^\d+$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(seq) ? seq : null
}

export async function sayFromSeat(c: RequestContext): Promise<Response> {
  return sendCommand(c, await readBody(c))
}

/** The short form of the one command that programs say most. */
export async function moveFromSeat(c: RequestContext): Promise<Response> {
  const move = valueOf(readMoveRequest(await readBody(c)))
  // Whoever gives it no name does not mean to say it twice.
  const command: Command = { type: 'move', id: crypto.randomUUID().slice(0, 18), ...move }
  return sendCommand(c, JSON.stringify(command))
}

async function sendCommand(c: RequestContext, command: string): Promise<Response> {
  const done = await withTimeLimit(tableOf(c).say(c.get('token'), command))
  return c.json(valueOf(done) satisfies Done)
}

const tableOf = (c: RequestContext) => c.env.TABLES.getByName(c.get('code'))

import { refuse, type Result } from '../../shared/result.ts'
import { subprotocol, tokenProtocol } from '../../shared/wire/socket.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import { addingGame, addingMoves } from '../for-programs.ts'
import { streamOf } from '../stream.ts'
import { codeAsked } from './asking.ts'
import type { RequestContext } from './context.ts'
import { wrongMethod } from './methods.ts'
import { refusedWith } from './refusal.ts'
import { tokenOf } from './seat.ts'
import { askRelays, upgrade } from './sockets.ts'

// The same lines as over a socket, for programs that would rather read than shake hands. This worker holds the socket,
// so a stream costs the table what a socket costs it.

export async function watchStream(c: RequestContext): Promise<Response> {
  const code = await lineAsked(c)
  if (!code.ok) return refusedWith(c, code.refused)
  const answer = await askRelays(c, code.value, upgrade(null))
  if (!answer?.webSocket) return refusedWith(c, { refusal: 'too-many-watchers' })
  return streamed(c, answer.webSocket, addingGame())
}

export async function seatStream(c: RequestContext): Promise<Response> {
  const code = await lineAsked(c)
  if (!code.ok) return refusedWith(c, code.refused)
  const token = tokenOf(c)
  if (token === null) return refusedWith(c, { refusal: 'wrong-token' })
  const offered = `${subprotocol}, ${tokenProtocol(token)}`
  const request = upgrade(offered, { seen: c.req.query('seen') })
  const { webSocket } = await c.env.TABLES.getByName(code.value).fetch(request)
  if (!webSocket) return refusedWith(c, { refusal: 'unavailable' })
  return streamed(c, webSocket, addingMoves())
}

/** Whoever asks for the head alone would leave a line behind that nobody reads. */
async function lineAsked(c: RequestContext): Promise<Result<string, Refused>> {
  if (c.req.method !== 'HEAD') return codeAsked(c)
  c.header('Allow', 'GET')
  return refuse(wrongMethod)
}

export async function streamed(
  c: RequestContext,
  line: WebSocket,
  rewrite: (text: string) => string,
): Promise<Response> {
  const lines = await streamOf(line, rewrite)
  if (!lines.ok) return refusedWith(c, lines.refused)
  return c.body(lines.value, 200, {
    'Content-Type': 'application/x-ndjson',
    'Cache-Control': 'no-store, no-transform',
    // Asks a proxy in between not to wait until there is more.
    'X-Accel-Buffering': 'no',
  })
}

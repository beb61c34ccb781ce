import { subprotocol, tokenProtocol } from '../../shared/wire/socket.ts'
import { addingMoves } from '../for-programs.ts'
import { streamOf } from '../stream.ts'
import { withTimeLimit } from '../time-limit.ts'
import type { RequestContext } from './context.ts'
import { refusedWith } from './refusal.ts'
import { askRelays, upgrade } from './sockets.ts'

// The same lines as over a socket, for programs that would rather read than shake hands. This worker holds the socket,
// so a stream costs the table what a socket costs it.

export async function watchStream(c: RequestContext): Promise<Response> {
  const answer = await withTimeLimit(askRelays(c, c.get('code'), upgrade(null)))
  if (!answer?.webSocket) return refusedWith(c, { refusal: 'too-many-watchers' })
  return streamed(c, answer.webSocket)
}

export async function seatStream(c: RequestContext): Promise<Response> {
  const offered = `${subprotocol}, ${tokenProtocol(c.get('token'))}`
  const request = upgrade(offered, { seen: c.req.query('seen') })
  const { webSocket } = await withTimeLimit(c.env.TABLES.getByName(c.get('code')).fetch(request))
  if (!webSocket) return refusedWith(c, { refusal: 'unavailable' })
  return streamed(c, webSocket, addingMoves())
}

export async function streamed(
  c: RequestContext,
  line: WebSocket,
  rewrite?: (text: string) => string,
): Promise<Response> {
  const request = c.get('openRequest')
  const lines = await streamOf(line, rewrite, {
    onBeat: () => request?.renew(Date.now()),
    onEnd: () => request?.end(),
  })
  if (!lines.ok) return refusedWith(c, lines.refused)
  if (request) request.isStream = true
  return c.body(lines.value, 200, {
    'Content-Type': 'application/x-ndjson',
    'Cache-Control': 'no-store, no-transform',
    // Asks a proxy in between not to wait until there is more.
    'X-Accel-Buffering': 'no',
  })
}

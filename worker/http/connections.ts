import type { Next } from 'hono'
import { closeCodes, subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'
import { logError } from '../error-log.ts'
import { regionOf } from '../region.ts'
import { RelaySelector } from '../spectators/RelaySelector.ts'
import { getRelay, relayName } from '../spectators/relay-id.ts'
import { refuseSocket, tryAgainLater } from '../socket.ts'
import { TimeLimitError, withTimeLimit } from '../time-limit.ts'
import { codeAsked } from './limits/asking.ts'
import type { RequestContext } from './context.ts'
import { isFromHere } from './middleware/origin.ts'
import { RefusedError, valueOf } from './refusal.ts'
import { createMoveAnnotator } from '../move-annotator.ts'
import { socketToStream } from '../stream.ts'

/** A player's own line; without a handshake the question is one for the seat itself. */
export async function seatSocket(c: RequestContext, next: Next): Promise<Response | void> {
  if (!wantsSocket(c)) return next()
  // Foreign pages get none, though they have no token to ride on either.
  if (!isFromHere(c)) return refuseSocket(closeCodes.wrongOrigin, offeredIn(c))
  const code = await codeOfLine(c)
  if (typeof code !== 'string') return code
  const wish = { seen: c.req.query('seen'), done: c.req.query('done') }
  return connectTo(c, c.env.TABLES.getByName(code).fetch(upgrade(offeredIn(c), wish)))
}

/** A watcher's line, from whatever page. */
export async function watchSocket(c: RequestContext): Promise<Response> {
  if (!wantsSocket(c)) throw new RefusedError({ refusal: 'malformed' })
  const code = await codeOfLine(c)
  if (typeof code !== 'string') return code
  return connectTo(c, askRelays(c, code, upgrade(offeredIn(c))))
}

/** Passes an object's answer on. Null means that nothing has room for another spectator: the socket then closes with that reason. */
export async function connectTo(
  c: RequestContext,
  answering: Promise<Response | null>,
): Promise<Response> {
  try {
    const answer = await withTimeLimit(answering)
    return answer ?? refuseSocket(closeCodes.tooManySpectators, offeredIn(c))
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    logError(error)
    return refuseSocket(1011, offeredIn(c))
  }
}

const filling = new RelaySelector()

/** The answer of the first relay near to the visitor that has room; null if none has. */
export async function askRelays(
  { env, req }: RequestContext,
  code: string,
  request: Request,
): Promise<Response | null> {
  for (const place of filling.candidates(code, regionOf(req.raw), Date.now())) {
    const address = `https://relay/${relayName(code, place)}`
    const answer = await getRelay(env.RELAYS, code, place).fetch(new Request(address, request))
    if (answer.webSocket) return answer
    filling.markFull(code, place, Date.now())
  }
  return null
}

/** Made anew, so that nothing else that a browser can send ever reaches an object. */
export function upgrade(offered: string | null, wish: Wish = {}): Request {
  const headers = new Headers({ Upgrade: 'websocket' })
  if (offered !== null) headers.set('Sec-WebSocket-Protocol', offered)
  const address = new URL('https://table/')
  for (const [name, value] of Object.entries(wish))
    if (value !== undefined) address.searchParams.set(name, value)
  return new Request(address, { headers })
}

/** What a page may want of the line of a seat: to hear what it has missed since, and where it hears of what is done. */
type Wish = { readonly seen?: string | undefined; readonly done?: string | undefined }

export const wantsSocket = (c: RequestContext): boolean =>
  c.req.header('Upgrade')?.toLowerCase() === 'websocket'

async function codeOfLine(c: RequestContext): Promise<string | Response> {
  const code = await codeAsked(c)
  if (code.ok) return code.value
  const isTooFast = code.refused.refusal === 'too-fast'
  return refuseSocket(isTooFast ? tryAgainLater : closeCodes.noSuchTable, offeredIn(c))
}

export const offeredIn = (c: RequestContext): string | null =>
  c.req.header('Sec-WebSocket-Protocol') ?? null

// The same lines as over a socket, for programs that would rather read than shake hands. This worker holds the socket,
// so a stream costs the table what a socket costs it.

export async function watchStream(c: RequestContext): Promise<Response> {
  const answer = await withTimeLimit(askRelays(c, c.get('code'), upgrade(null)))
  if (!answer?.webSocket) throw new RefusedError({ refusal: 'too-many-watchers' })
  return streamed(c, answer.webSocket)
}

export async function seatStream(c: RequestContext): Promise<Response> {
  const offered = `${subprotocol}, ${tokenProtocol(c.get('token'))}`
  const request = upgrade(offered, { seen: c.req.query('seen') })
  const { webSocket } = await withTimeLimit(c.env.TABLES.getByName(c.get('code')).fetch(request))
  if (!webSocket) throw new RefusedError({ refusal: 'unavailable' })
  return streamed(c, webSocket, createMoveAnnotator())
}

export async function streamed(
  c: RequestContext,
  line: WebSocket,
  rewrite?: (text: string) => string,
): Promise<Response> {
  const request = c.get('openRequest')
  const lines = valueOf(
    await socketToStream(line, rewrite, {
      onKeepAlive: () => request?.renew(Date.now()),
      onEnd: () => request?.end(),
    }),
  )
  if (request) request.isStream = true
  return c.body(lines, 200, {
    'Content-Type': 'application/x-ndjson',
    'Cache-Control': 'no-store, no-transform',
    // Asks a proxy in between not to wait until there is more.
    'X-Accel-Buffering': 'no',
  })
}

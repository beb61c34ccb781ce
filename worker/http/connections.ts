import type { Next } from 'hono'
import { limits } from '../../shared/protocol/limits.ts'
import { closeCodes, subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'
import { logError } from '../error-log.ts'
import { regionOf } from '../region.ts'
import { RelaySelector } from '../spectators/RelaySelector.ts'
import { getRelay, relayName } from '../spectators/relay.ts'
import { refuseSocket, tryAgainLater } from '../socket.ts'
import { TimeLimitError, withTimeLimit } from '../time-limit.ts'
import { resolveTableCode } from './limits/request-limits.ts'
import { tableOf, type RequestContext } from './context.ts'
import { isOwnOrigin } from './middleware/origin.ts'
import { RefusedError, unwrap } from './refusal.ts'
import { createMoveAnnotator } from './move-annotator.ts'
import { socketToStream } from './stream.ts'

/** Opens the WebSocket of a seat. A request without a WebSocket handshake goes on to `showSeat`. */
export async function seatSocket(c: RequestContext, next: Next): Promise<Response | void> {
  if (!isUpgrade(c)) return next()
  // A foreign page has no token, so it could not use the socket anyway. This check is only an
  // additional protection.
  if (!isOwnOrigin(c)) return refuseSocket(closeCodes.wrongOrigin, offeredProtocols(c))
  const code = await codeOrRefusal(c)
  if (typeof code !== 'string') return code
  const query = { seen: c.req.query('seen'), done: c.req.query('done') }
  return forwardSocket(
    c,
    c.env.TABLES.getByName(code).fetch(upgradeRequest(offeredProtocols(c), query)),
  )
}

/** Opens the WebSocket of a spectator. Pages of any site may use it. */
export async function watchSocket(c: RequestContext): Promise<Response> {
  if (!isUpgrade(c)) throw new RefusedError({ refusal: 'malformed' })
  const code = await codeOrRefusal(c)
  if (typeof code !== 'string') return code
  const query = { screen: c.req.query('screen') }
  return forwardSocket(c, connectToRelay(c, code, upgradeRequest(offeredProtocols(c), query)))
}

/**
 * Returns the response of an object. If the response is null, there is no room for another
 * spectator, so returns a socket that closes immediately.
 */
export async function forwardSocket(
  c: RequestContext,
  pending: Promise<Response | null>,
): Promise<Response> {
  try {
    const response = await withTimeLimit(pending)
    return response ?? refuseSocket(closeCodes.tooManySpectators, offeredProtocols(c))
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    logError(error)
    return refuseSocket(1011, offeredProtocols(c))
  }
}

const relaySelector = new RelaySelector()

/**
 * Connects to the first relay of the visitor's region that has room. Returns null if all relays are
 * full.
 */
async function connectToRelay(
  { env, req }: RequestContext,
  code: string,
  request: Request,
): Promise<Response | null> {
  for (const relay of relaySelector.candidates(code, regionOf(req.raw), Date.now())) {
    const address = `https://relay/${relayName(code, relay)}${new URL(request.url).search}`
    const response = await getRelay(env.RELAYS, code, relay).fetch(new Request(address, request))
    if (response.webSocket) return response
    relaySelector.markFull(code, relay, Date.now())
  }
  return null
}

/** Returns a new request for a Durable Object, with only the subprotocols of the client's headers. */
export function upgradeRequest(offered: string | null, query: SocketQuery = {}): Request {
  const headers = new Headers({ Upgrade: 'websocket' })
  if (offered !== null) headers.set('Sec-WebSocket-Protocol', offered)
  const address = new URL('https://table/')
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  return new Request(address, { headers })
}

/**
 * The query of a socket. For a seat, `seen` is the last `seq` that the page has received, and `done`
 * says how the page wants commands acknowledged. For a spectator, `screen` is `tv` on a television.
 */
type SocketQuery = Readonly<Partial<Record<'seen' | 'done' | 'screen', string | undefined>>>

export const isUpgrade = (c: RequestContext): boolean =>
  c.req.header('Upgrade')?.toLowerCase() === 'websocket'

async function codeOrRefusal(c: RequestContext): Promise<string | Response> {
  const code = await resolveTableCode(c)
  if (code.ok) return code.value
  const isTooFast = code.refused.refusal === 'too-fast'
  return refuseSocket(isTooFast ? tryAgainLater : closeCodes.noSuchTable, offeredProtocols(c))
}

export const offeredProtocols = (c: RequestContext): string | null =>
  c.req.header('Sec-WebSocket-Protocol') ?? null

// Streams carry the messages of a socket, for programs that don't use WebSockets. The worker holds
// the socket, so for the table a stream costs no more than a socket.

export async function watchStream(c: RequestContext): Promise<Response> {
  const response = await withTimeLimit(connectToRelay(c, c.get('code'), upgradeRequest(null)))
  if (!response?.webSocket) throw new RefusedError({ refusal: 'too-many-spectators' })
  return streamResponse(c, response.webSocket)
}

export async function seatStream(c: RequestContext): Promise<Response> {
  const offered = `${subprotocol}, ${tokenProtocol(c.get('token'))}`
  const request = upgradeRequest(offered, { seen: c.req.query('seen') })
  const { webSocket } = await withTimeLimit(tableOf(c).fetch(request))
  if (!webSocket) throw new RefusedError({ refusal: 'unavailable' })
  return streamResponse(c, webSocket, createMoveAnnotator())
}

async function streamResponse(
  c: RequestContext,
  socket: WebSocket,
  rewrite?: (text: string) => string,
): Promise<Response> {
  const request = c.get('openRequest')
  const stream = unwrap(
    await socketToStream(socket, rewrite, {
      onKeepAlive: () => request?.renew(Date.now()),
      onEnd: () => request?.end(),
    }),
    limits.seatRefill,
  )
  if (request) request.isStream = true
  return c.body(stream, 200, {
    'Content-Type': 'application/x-ndjson',
    'Cache-Control': 'no-store, no-transform',
    // Without this header nginx would buffer the stream.
    'X-Accel-Buffering': 'no',
  })
}

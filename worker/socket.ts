import { timeouts } from '../shared/protocol/limits.ts'
import type { Refusal } from '../shared/protocol/refusals.ts'
import { heartbeat, subprotocol } from '../shared/protocol/socket.ts'

/** Returns the server's end of a new WebSocket, and the 101 response that carries the client's end. */
export function createSocketPair(offered: string | null): {
  server: WebSocket
  response: Response
} {
  const { 0: client, 1: server } = new WebSocketPair()
  // A browser closes the socket if it offered subprotocols and the response selects none of them.
  const isOffered = parseProtocols(offered).includes(subprotocol)
  const headers = new Headers(isOffered ? { 'Sec-WebSocket-Protocol': subprotocol } : {})
  return { server, response: new Response(null, { status: 101, webSocket: client, headers }) }
}

/**
 * The registered close code 1013. Clients reconnect after this code, but not after our own codes,
 * which are final.
 */
export const tryAgainLater = 1013

/**
 * Returns a socket that closes immediately with `code`, since browsers don't show scripts the HTTP
 * status of a refused upgrade.
 */
export function refuseSocket(code: number, offered: string | null, reason?: Refusal): Response {
  const { server, response } = createSocketPair(offered)
  server.accept()
  server.close(code, reason)
  return response
}

/** Returns the token that a client offers as a second subprotocol, as browsers can't set headers of a WebSocket. */
export function tokenFromProtocols(offered: string | null): string | null {
  const protocols = parseProtocols(offered)
  if (!protocols.includes(subprotocol)) return null
  const prefix = 'seat.'
  return protocols.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? null
}

const parseProtocols = (offered: string | null): string[] =>
  offered === null ? [] : offered.split(',').map((one) => one.trim())

export const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN

/**
 * Sends messages to a socket. Never throws, since otherwise a broken socket would stop the caller
 * from sending to the other sockets.
 */
export function send(socket: WebSocket, texts: readonly string[]): void {
  if (!isOpen(socket)) return
  try {
    for (const text of texts) socket.send(text)
  } catch {
    // The socket closed after the call of `isOpen`. Nothing to do here, since the platform also
    // sends a close event.
  }
}

/** The registered close code 1001. A client that is still running reconnects after this code. */
export const goingAway = 1001

/**
 * Closes a socket that has been idle for too long. The close reason names the text that counts as a
 * heartbeat. Authors of clients need that hint, since the platform answers the protocol's ping
 * frames without notifying the object.
 */
export function closeIdle(socket: WebSocket): void {
  close(
    socket,
    goingAway,
    `send ${heartbeat.ping} every ${timeouts.heartbeat / 1_000} seconds, as a text message`,
  )
}

/**
 * Closes a socket. Must also be called to answer the client's close frame, since otherwise the
 * close never completes for the client.
 */
export function close(socket: WebSocket, code: number, reason?: string): void {
  try {
    // The API only reports the codes 1005, 1006 and 1015, and rejects them as arguments.
    socket.close([1005, 1006, 1015].includes(code) ? 1000 : code, reason)
  } catch {
    // The socket is closed already.
  }
}

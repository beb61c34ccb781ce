import { patience } from '../shared/protocol/limits.ts'
import { heartbeat, subprotocol } from '../shared/protocol/socket.ts'

/** Both ends of a new socket, and the answer that gives a browser its end. */
export function createSocketPair(offered: string | null): { server: WebSocket; answer: Response } {
  const { 0: client, 1: server } = new WebSocketPair()
  // A browser that offers protocols drops a socket whose answer names none of them; one that it did not offer, too.
  const names = parseProtocols(offered).includes(subprotocol)
  const headers = new Headers(names ? { 'Sec-WebSocket-Protocol': subprotocol } : {})
  return { server, answer: new Response(null, { status: 101, webSocket: client, headers }) }
}

/** Not one of our own codes, which are for good: a whole room may come back at once after an update. */
export const tryAgainLater = 1013

/** A browser cannot see the status of a refused upgrade, so a refusal is a socket that closes at once and says why. */
export function refuseSocket(code: number, offered: string | null): Response {
  const { server, answer } = createSocketPair(offered)
  server.accept()
  server.close(code)
  return answer
}

/** The token that a seat's page offers beside the protocol. */
export function tokenFromProtocols(offered: string | null): string | null {
  const protocols = parseProtocols(offered)
  if (!protocols.includes(subprotocol)) return null
  const prefix = 'seat.'
  return protocols.find((one) => one.startsWith(prefix))?.slice(prefix.length) ?? null
}

const parseProtocols = (offered: string | null): string[] =>
  offered === null ? [] : offered.split(',').map((one) => one.trim())

export const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN

/** Nobody is disturbed by somebody else's broken line. */
export function send(socket: WebSocket, texts: readonly string[]): void {
  if (!isOpen(socket)) return
  try {
    for (const text of texts) socket.send(text)
  } catch {
    // It closed between the question and the sending; its close is reported by itself.
  }
}

/** Whoever is still there comes back on this one. */
export const goingAway = 1001

/**
 * Closes a line over which nothing has come for too long. Nobody tells an object of the ping frames of the protocol,
 * which the platform answers by itself, so whoever has written the program is told what counts.
 */
export function closeIdle(socket: WebSocket): void {
  close(
    socket,
    goingAway,
    `say ${heartbeat.ping} every ${patience.heartbeat / 1_000} seconds, as a text`,
  )
}

/** Also the answer to the other side's close, which never sees the end of it otherwise. */
export function close(socket: WebSocket, code: number, why?: string): void {
  try {
    // 1005, 1006 and 1015 only ever report, and may not be sent.
    socket.close([1005, 1006, 1015].includes(code) ? 1000 : code, why)
  } catch {
    // It is closed already.
  }
}

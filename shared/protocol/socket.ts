// Constants of the WebSocket protocol that client and server share.

/**
 * The WebSocket subprotocol. A client also offers `seat.<token>` as a second subprotocol, so that
 * the token of its seat is not part of a URL.
 */
export const subprotocol = 'tischlein.v1'
export const tokenProtocol = (token: string): string => `seat.${token}`

/**
 * A query parameter of the request for a seat. It announces that the client will connect
 * immediately, so the player already counts as connected.
 */
export const connectParameter = 'connect'

/**
 * The heartbeat messages. Cloudflare answers a `ping` by itself, without waking the Durable Object.
 */
export const heartbeat = { ping: 'ping', pong: 'pong' } as const

/** The WebSocket close codes after which a client does not reconnect automatically. */
export const closeCodes = {
  wrongToken: 4401,
  noSuchTable: 4404,
  wrongOrigin: 4403,
  /** The seat is open in a newer tab or on another device. */
  replaced: 4409,
  /** The player has left the seat or was removed. */
  unseated: 4410,
  tooFast: 4429,
  tooManySpectators: 4503,
} as const

/**
 * The close code of a table that runs in the browser, if a newer version of the app has stored it.
 * The service never sends it.
 */
export const newerVersionCode = 4426

// Constants of the WebSocket protocol that client and server share.

/** The WebSocket subprotocol. A client offers the token of its seat as a second subprotocol, `seat.<token>`, never in a URL. */
export const subprotocol = 'tischlein.v1'
export const tokenProtocol = (token: string): string => `seat.${token}`

/** The query parameter of a request for a seat that announces a connection: the player counts as connected at once. */
export const connectParameter = 'connect'

/** The heartbeat messages. Cloudflare answers a ping without waking the Durable Object. */
export const heartbeat = { ping: 'ping', pong: 'pong' } as const

/** WebSocket close codes after which a client does not reconnect by itself. */
export const closeCodes = {
  wrongToken: 4401,
  noSuchTable: 4404,
  wrongOrigin: 4403,
  /** The seat is open in a newer tab or on another device. */
  replaced: 4409,
  /** The seat was given up or taken away. */
  unseated: 4410,
  tooFast: 4429,
  tooManySpectators: 4503,
} as const

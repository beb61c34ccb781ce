// How a socket is opened, kept and closed, as both its ends know it.

/** The subprotocol that both sides speak. A seat's token travels beside it as `seat.<token>`, never in an address. */
export const subprotocol = 'tischlein.v1'
export const tokenProtocol = (token: string): string => `seat.${token}`

/** Sent as they are, answered without waking the table. */
export const heartbeat = { ping: 'ping', pong: 'pong' } as const

/** Why a socket is closed for good; a client does not come back on these by itself. */
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

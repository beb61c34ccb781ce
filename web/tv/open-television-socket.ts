import { openSocket } from '../client/socket.ts'

/** Opens the socket of a spectator, and tells the table that this spectator is a television. */
export const openTelevisionSocket: typeof openSocket = (address, ...more) =>
  openSocket(() => `${address()}?screen=tv`, ...more)

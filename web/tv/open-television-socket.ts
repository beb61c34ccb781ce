import { openSocket } from '../client/socket.ts'

/**
 * Opens the socket of a spectator. The parameter `screen=tv` tells the server that this spectator
 * is a television.
 */
export const openTelevisionSocket: typeof openSocket = (address, ...more) =>
  openSocket(() => `${address()}?screen=tv`, ...more)

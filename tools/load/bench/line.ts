import {
  openRawSocket,
  type RawSocket,
  type Receive,
} from '../../../tests/support/sockets/raw-socket.ts'

/** A socket to a service that is measured: nothing is measured by one that hangs up. */
export async function openLine(
  origin: URL,
  path: string,
  receive: Receive,
  protocols?: string,
): Promise<RawSocket> {
  const handshake = { path, ...(protocols !== undefined && { protocols }) }
  const opened = await openRawSocket(origin.origin, handshake, receive)
  if (!opened.socket) throw new Error(`${path}: ${opened.status} ${opened.body}`)
  const { socket } = opened
  void socket.ended.then(({ isOurs }) => {
    if (!isOurs) throw new Error('the service closed a line')
  })
  return socket
}

import { dial, type RawSocket, type Receive } from '../../testing/sockets/raw-socket.ts'

/** A socket to a service that is measured: nothing is measured by one that hangs up. */
export async function openLine(
  origin: URL,
  path: string,
  receive: Receive,
  protocols?: string,
): Promise<RawSocket> {
  const handshake = { path, ...(protocols !== undefined && { protocols }) }
  const dialled = await dial(origin.origin, handshake, receive)
  if (!dialled.socket) throw new Error(`${path}: ${dialled.status} ${dialled.body}`)
  const { socket } = dialled
  void socket.ended.then(({ isOurs }) => {
    if (!isOurs) throw new Error('the service closed a line')
  })
  return socket
}

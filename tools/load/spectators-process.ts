import type { RawSocket, Receive } from './raw-socket.ts'
import { isView, openSocket } from './client.ts'
import { SameOrder } from './same-order.ts'
import { sharedNow, type Watching } from './spectators.ts'

// Runs the spectators. Notifies the parent process when all of them are connected, and each time
// that the last of them has received a move.

const { origin, code, count } = JSON.parse(process.argv[2] ?? '') as Watching
const openedAtOnce = 50

const allAreThere = Promise.withResolvers<void>()
let greeted = 0
let received = 0
const order = new SameOrder()

/**
 * Returns the message handler of one spectator. The first message to a spectator is the snapshot,
 * so it is not counted as a move.
 */
function spectator(): Receive {
  let isGreeted = false
  let moves = 0
  return (message) => {
    if (!isGreeted) {
      isGreeted = true
      greeted += 1
      if (greeted === count) allAreThere.resolve()
    } else if (isView(message)) {
      order.check(moves, message)
      moves += 1
      received += 1
      if (received % count === 0) process.send?.(sharedNow())
    }
  }
}

const sockets: RawSocket[] = []
for (let opened = 0; opened < count; opened += openedAtOnce)
  await Promise.all(
    Array.from({ length: Math.min(openedAtOnce, count - opened) }, async () => {
      sockets.push(await openSocket(new URL(origin), `/api/tables/${code}/watch`, spectator()))
    }),
  )
await allAreThere.promise
process.send?.('all are there')

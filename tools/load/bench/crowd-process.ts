import { patience } from '../../../shared/wire/limits.ts'
import { sharedNow, type Watching } from './crowd.ts'
import type { RawSocket, Receive } from '../../../tests/support/sockets/raw-socket.ts'
import { openLine } from './line.ts'
import { starts } from './player.ts'
import { SameOrder } from './same-order.ts'

// The watchers of one table: tells when all are there, and then of each move when the last of them has heard of it.

const { origin, path, tellsOfMove, heartbeat, count } = JSON.parse(
  process.argv[2] ?? '',
) as Watching
const openedAtOnce = 50

const allAreThere = Promise.withResolvers<void>()
let greeted = 0
let heard = 0
const order = new SameOrder()

/** The first message to each says how all stands. */
function watcher(): Receive {
  let isGreeted = false
  let moves = 0
  return (message) => {
    if (!isGreeted) {
      isGreeted = true
      greeted += 1
      if (greeted === count) allAreThere.resolve()
    } else if (starts(message, tellsOfMove)) {
      order.check(moves, message)
      moves += 1
      heard += 1
      if (heard % count === 0) process.send?.(sharedNow())
    }
  }
}

const sockets: RawSocket[] = []
for (let opened = 0; opened < count; opened += openedAtOnce)
  await Promise.all(
    Array.from({ length: Math.min(openedAtOnce, count - opened) }, async () => {
      sockets.push(await openLine(new URL(origin), path, watcher()))
    }),
  )
await allAreThere.promise
process.send?.('all are there')

if (heartbeat !== null)
  setInterval(() => sockets.forEach((socket) => socket.send(heartbeat)), patience.heartbeat)

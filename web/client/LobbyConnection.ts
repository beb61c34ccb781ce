import { signal, type ReadonlySignal } from '@preact/signals'

import type { ListedTable, Lobby } from '../../shared/protocol/protocol.ts'
import { subprotocol } from '../../shared/protocol/socket.ts'
import { socketAddress } from './web-socket.ts'
import { openSocket } from './socket.ts'

/**
 * The connection to the list of public tables, which the server updates as long as the connection
 * is open.
 */
export class LobbyConnection {
  readonly #tables = signal<readonly ListedTable[] | null>(null)

  /** The public tables. Null until the first list arrives. */
  get tables(): ReadonlySignal<readonly ListedTable[] | null> {
    return this.#tables
  }

  /** Whether the connection is lost. It reconnects by itself. */
  readonly isLost = signal(false)

  /** Connects, and returns a function that closes the connection. */
  open(): () => void {
    const socket = openSocket(() => socketAddress('/api/lobby/watch'), [subprotocol], {
      onMessage: (text) => {
        this.isLost.value = false
        this.#tables.value = (JSON.parse(text) as Lobby).tables.toSorted(openFirst)
      },
      onLost: () => (this.isLost.value = true),
      onEnd: () => {},
    })
    return () => socket.close()
  }
}

/** Sorts tables with a free seat first, then tables whose game has not started. */
const openFirst = (one: ListedTable, other: ListedTable): number =>
  Number(other.freeSeats > 0) - Number(one.freeSeats > 0) ||
  Number(other.phase === 'gathering') - Number(one.phase === 'gathering')

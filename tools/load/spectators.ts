import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The spectators of one table, in a separate process so that they don't slow the players down. */
interface Spectators {
  /**
   * Returns the time at which the last spectator received a move that was made at `moment`. Both
   * times are by `sharedNow`.
   */
  readonly receivedAfter: (moment: number) => Promise<number>
  readonly leave: () => Promise<void>
}

/** The task of the process: it connects `count` spectators to a table. */
export type Watching = { readonly origin: string; readonly code: string; readonly count: number }

/**
 * Returns the time in milliseconds. All processes have the same clock, unlike `performance.now`.
 */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6

/**
 * Starts the process of the spectators. Resolves once all spectators have received their snapshots.
 */
export async function openSpectators(
  { href: origin }: URL,
  code: string,
  count: number,
): Promise<Spectators> {
  const watching: Watching = { origin, code, count }
  const child = fork(join(import.meta.dirname, 'spectators-process.ts'), [JSON.stringify(watching)])
  const gone = once(child, 'exit').then(() => {
    throw new Error('the process of the spectators has ended')
  })
  gone.catch(() => undefined)
  await Promise.race([once(child, 'message'), gone])
  const times: number[] = []
  let arrival = Promise.withResolvers<void>()
  child.on('message', (time) => {
    times.push(Number(time))
    arrival.resolve()
    arrival = Promise.withResolvers()
  })
  return {
    receivedAfter: async (moment) => {
      for (;;) {
        const received = times.shift()
        if (received === undefined) await Promise.race([arrival.promise, gone])
        else if (received >= moment) return received
      }
    },
    leave: () => {
      child.kill()
      return gone.catch(() => undefined)
    },
  }
}

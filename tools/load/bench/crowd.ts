import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { OpenTable } from './contestant.ts'

/** Many watchers, in a process of their own so that they take nothing from whoever plays. */
export interface Crowd {
  /**
   * When the last of them had heard of a move made at `moment`, both by the clock of `sharedNow`. What they heard of before,
   * like a new game, is left out.
   */
  readonly heardAfter: (moment: number) => Promise<number>
  readonly leave: () => Promise<void>
}

const program = join(import.meta.dirname, 'crowd-process.ts')

/** What a process of watchers is told to do. */
export type Watching = {
  readonly origin: string
  readonly path: string
  readonly tellsOfMove: string
  readonly heartbeat: string | null
  readonly count: number
}

/** The same in every process, which `performance.now` is not. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6

export async function watch(origin: URL, table: OpenTable, count: number): Promise<Crowd> {
  const watching: Watching = {
    origin: origin.href,
    path: table.watchPath,
    tellsOfMove: table.tellsOfMove,
    heartbeat: table.heartbeat,
    count,
  }
  const watchers = fork(program, [JSON.stringify(watching)])
  const gone = once(watchers, 'exit').then(() => {
    throw new Error('the watchers are gone')
  })
  gone.catch(() => undefined)
  await Promise.race([once(watchers, 'message'), gone])
  const times: number[] = []
  let arrival = Promise.withResolvers<void>()
  watchers.on('message', (time) => {
    times.push(Number(time))
    arrival.resolve()
    arrival = Promise.withResolvers()
  })
  return {
    heardAfter: async (moment) => {
      for (;;) {
        const heard = times.shift()
        if (heard === undefined) await Promise.race([arrival.promise, gone])
        else if (heard >= moment) return heard
      }
    },
    leave: () => {
      watchers.kill()
      return gone.catch(() => undefined)
    },
  }
}

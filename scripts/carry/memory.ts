import { setTimeout as pass } from 'node:timers/promises'

import { watch } from '../bench/crowd.ts'
import type { OurService } from '../bench/ours.ts'
import { residentOf } from '../bench/runtime.ts'
import { Problem } from '../local/problem.ts'
import type { Needs } from './room.ts'

/** After ten quiet seconds the runtime puts an object to sleep and keeps its sockets; few tables only show that it runs. */
const untilAsleep = (count: number): Promise<unknown> => pass(count > 10 ? 12_000 : 0)

type Weighed = Pick<Needs, 'empty' | 'table' | 'seat' | 'watcher'>

/**
 * By how much the service grows with so many tables, and so many watchers of one. Nobody leaves before all is weighed: whoever
 * comes next would fill the room that they left.
 */
export async function weigh(service: OurService, many: number): Promise<Weighed> {
  const empty = await heldBy(service)
  const leaving: (() => unknown)[] = []
  const tablesOf = (seats: number) => async () => {
    const opened = Array.from({ length: many }, () => service.open(seats))
    leaving.push(...(await Promise.all(opened)).map(({ leave }) => leave))
  }
  const two = await eachOf(service, many, tablesOf(2))
  const four = await eachOf(service, many, tablesOf(4))
  const table = await service.open(2)
  const watcher = await eachOf(service, many, async () => {
    leaving.push((await watch(service.origin, table, many)).leave)
  })
  table.leave()
  await Promise.all(leaving.map((leave) => leave()))
  return { empty, table: two, seat: Math.max(0, four - two) / 2, watcher }
}

/** The first make the heap grow for all that come, so the second as many are weighed. */
async function eachOf(
  service: OurService,
  many: number,
  come: () => Promise<void>,
): Promise<number> {
  await come()
  await untilAsleep(many)
  const before = await heldBy(service)
  await come()
  await untilAsleep(many)
  return Math.max(0, (await heldBy(service)) - before) / many
}

async function heldBy({ pid }: OurService): Promise<number> {
  const held = await residentOf(pid)
  if (held === null) throw new Problem('Only Linux tells what a process holds.')
  return held
}

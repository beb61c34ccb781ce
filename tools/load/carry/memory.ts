import { watch } from '../bench/crowd.ts'
import type { OurService } from '../bench/ours.ts'
import { residentOf } from '../bench/runtime.ts'
import { Problem } from '../../cli/local/problem.ts'
import { growthOf } from './growth.ts'

/** How many of each come together. */
const batches = 6
const openedAtOnce = 20

/** Kilobytes by which a service grows with each of so many tables that two sit at. */
export function weighTables(service: OurService, many: number): Promise<number> {
  const leaving: (() => void)[] = []
  return weigh(service, many, leaving, async (count) => {
    for (let opened = 0; opened < count; opened += openedAtOnce) {
      const atOnce = { length: Math.min(openedAtOnce, count - opened) }
      const tables = await Promise.all(Array.from(atOnce, () => service.open(2)))
      leaving.push(...tables.map(({ leave }) => leave))
    }
  })
}

/** The same with each of so many who watch a single table. */
export async function weighWatchers(service: OurService, many: number): Promise<number> {
  const table = await service.open(2)
  const leaving: (() => unknown)[] = [table.leave]
  return weigh(service, many, leaving, async (count) => {
    leaving.unshift((await watch(service.origin, table, count)).leave)
  })
}

export async function heldBy({ pid }: OurService): Promise<number> {
  const held = await residentOf(pid)
  if (held === null) throw new Problem('Only Linux tells what a process holds.')
  return held
}

/**
 * The service has to be one to which nobody has come yet: whoever came before would have left room for others. Nobody leaves before all is
 * weighed. The first batch is not: with it the heap grows for all that come.
 */
async function weigh(
  service: OurService,
  many: number,
  leaving: readonly (() => unknown)[],
  come: (count: number) => Promise<void>,
): Promise<number> {
  const each = Math.ceil(many / batches)
  const held: number[] = []
  for (let batch = 0; batch <= batches; batch++) {
    await come(each)
    held.push(await heldBy(service))
  }
  for (const leave of leaving) await leave()
  return growthOf(held) / each
}

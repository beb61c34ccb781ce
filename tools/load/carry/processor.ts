import { setTimeout as pass } from 'node:timers/promises'

import { openTableOfBots } from '../bench/rows/table-of-bots.ts'
import type { OurService } from '../bench/ours.ts'
import { processorSecondsOf } from '../bench/runtime.ts'

const tables = 50
/** No seat says more than it may at once, so nobody waits. */
const mostAtATable = 80

/** Milliseconds of a processor for each of so many durable moves, at tables that all play at once. */
export async function costOfMove(service: OurService, moves: number): Promise<number> {
  const each = Math.min(mostAtATable, Math.ceil(moves / tables))
  const open = await Promise.all(Array.from({ length: tables }, () => service.open(2)))
  const before = await busy(service)
  await Promise.all(
    open.map(async (table) => {
      for (let made = 0; made < each; made++) await table.move()
    }),
  )
  const spent = (await busy(service)) - before
  for (const table of open) table.leave()
  return (spent * 1_000) / (each * tables)
}

/**
 * Milliseconds of a processor for each of so many moves of the best bots, thinking and all, at a single table: nobody else
 * makes them look less far.
 */
export async function costOfThought(service: OurService, thoughts: number): Promise<number> {
  const { waits, leave } = await openTableOfBots(service.origin.origin)
  try {
    const before = await busy(service)
    while (waits.length < thoughts) await pass(100)
    return (((await busy(service)) - before) * 1_000) / waits.length
  } finally {
    leave()
  }
}

const busy = async ({ pid }: OurService): Promise<number> => (await processorSecondsOf(pid)) ?? NaN

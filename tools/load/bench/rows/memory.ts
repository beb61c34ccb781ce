import { setTimeout as pass } from 'node:timers/promises'

import type { Contestant } from '../contestant.ts'
import type { Figure } from '../figure.ts'
import type { Row } from '../row.ts'
import { residentOf } from '../runtime.ts'

const seats = 2
/** After ten quiet seconds the runtime puts an object to sleep and keeps its sockets. */
const untilAsleep = 12_000

/**
 * What the runtime keeps for a table at which nothing happens: its two sockets, for the most part. The first tables make
 * the heap grow for all that come, so the second as many are weighed.
 */
export const memory: Row = {
  name: 'memory',
  async measure({ scale, ours, floor }) {
    const mine = await perIdleTable(await ours(), scale.idleTables)
    const theirs = await perIdleTable(await floor(), scale.idleTables)
    if (mine === null || theirs === null) return { why: 'Linux tells what a process holds' }
    const figure: Figure = {
      what: 'memory of an idle table with two players connected',
      unit: 'KB',
      ours: mine,
      beside: theirs,
    }
    return [figure]
  },
}

async function perIdleTable(at: Contestant, tables: number): Promise<number | null> {
  const first = await openMany(at, tables)
  if (tables > 10) await pass(untilAsleep)
  const before = await residentOf(at.pid)
  const second = await openMany(at, tables)
  if (tables > 10) await pass(untilAsleep)
  const after = await residentOf(at.pid)
  for (const table of [...first, ...second]) table.leave()
  // A few may find all that they need in what is there already.
  return before === null || after === null ? null : Math.max(0, after - before) / tables
}

const openMany = (at: Contestant, tables: number) =>
  Promise.all(Array.from({ length: tables }, () => at.open(seats)))

import { setTimeout as pass } from 'node:timers/promises'

import { atMost, median, quantile, ratioOf, type Figure } from '../figure.ts'
import type { OpenTable } from '../contestant.ts'
import type { Row, Scale } from '../row.ts'
import { openTableOfBots, type TableOfBots } from './table-of-bots.ts'

/** Whether people feel that many tables of the best bots think beside them, in the same thread. */
export const company: Row = {
  name: 'company',
  async measure({ scale, ours }) {
    const service = await ours()
    const people = await service.open(5)
    const alone: number[][] = []
    const beside: number[][] = []
    const waits: number[] = []
    for (let round = 0; round < scale.rounds; round++) {
      alone.push(await timesOf(people, scale))
      const tables = await many(scale.company, () => openTableOfBots(service.origin.origin))
      // Until all have cards, and bots are to move.
      await pass(2 * scale.settled)
      beside.push(await timesOf(people, scale))
      for (const table of tables) {
        waits.push(...table.waits)
        table.leave()
      }
      // Whatever was thought about has no listeners any more.
      await pass(scale.settled)
    }
    people.leave()
    return figuresOf(scale.company, { alone, beside, waits })
  },
}

/** One after the other, as people come. */
async function many(
  count: number,
  open: () => Promise<TableOfBots>,
): Promise<readonly TableOfBots[]> {
  const tables: TableOfBots[] = []
  while (tables.length < count) tables.push(await open())
  return tables
}

async function timesOf(table: OpenTable, { moves }: Scale): Promise<number[]> {
  const times: number[] = []
  while (times.length < moves) {
    times.push(await table.move())
    // People leave bots the time to come to their turns.
    await pass(50)
  }
  return times
}

type Measured = {
  /** Of each round how long each move of the people took. */
  readonly alone: readonly (readonly number[])[]
  readonly beside: readonly (readonly number[])[]
  /** How long bots were waited for. */
  readonly waits: readonly number[]
}

function figuresOf(tables: number, { alone, beside, waits }: Measured): Figure[] {
  const [medians, mediansAlone] = [beside.map(median), alone.map(median)]
  return [
    {
      what: `the mover sees their move beside ${tables} tables of two best bots, beside none`,
      unit: 'ms',
      ours: median(medians),
      beside: median(mediansAlone),
      ratio: ratioOf(medians, mediansAlone),
      goal: atMost('ratio', 1.5),
    },
    {
      what: '99 of 100 such moves are seen within',
      unit: 'ms',
      ours: quantile(beside.flat(), 0.99),
      beside: quantile(alone.flat(), 0.99),
    },
    ...(waits.length > 0 ? figuresOfBots(waits) : []),
  ]
}

const figuresOfBots = (waits: readonly number[]): Figure[] => [
  { what: 'such a bot moves, thinking and all, after', unit: 'ms', ours: median(waits) },
  { what: '99 of 100 of its moves come within', unit: 'ms', ours: quantile(waits, 0.99) },
]

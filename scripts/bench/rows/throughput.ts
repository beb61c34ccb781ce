import type { Contestant } from '../contestant.ts'
import { atLeast, median, ratioOf, type Figure } from '../figure.ts'
import { inTurn } from '../rounds.ts'
import type { Row } from '../row.ts'

const seats = 2
/** No seat says more than it may at once, so nobody waits. */
const mostAtATable = 80
const leastAtATable = 10

/** Moves that are on disk, at so many tables at a time, each with somebody who moves as soon as they may. */
export const throughput: Row = {
  name: 'throughput',
  async measure({ scale, ours, floor }) {
    const figures: Figure[] = []
    for (const tables of scale.tables) {
      const wanted = Math.ceil((scale.moves * 40) / tables)
      const moves = Math.min(Math.max(wanted, leastAtATable), mostAtATable, scale.moves)
      const played = { tables, moves, successions: Math.ceil(wanted / moves) }
      const found = await inTurn(
        { rounds: scale.rounds, samples: 1 },
        {
          floor: async () => movesPerSecond(await floor(), played),
          ours: async () => movesPerSecond(await ours(), played),
        },
      )
      figures.push({
        what: `durable moves, ${tables} ${tables === 1 ? 'table' : 'tables'} at a time`,
        unit: 'moves/s',
        ours: median(found.ours),
        beside: median(found.floor),
        ratio: ratioOf(found.ours, found.floor),
        goal: atLeast('ratio', 0.75),
      })
    }
    return figures
  },
}

type Played = {
  readonly tables: number
  /** At each table. */
  readonly moves: number
  /** How many sets of tables are played, one after the other. */
  readonly successions: number
}

async function movesPerSecond(at: Contestant, played: Played): Promise<number> {
  let took = 0
  for (let set = 0; set < played.successions; set++) took += await seconds(at, played)
  return (played.successions * played.tables * played.moves) / took
}

async function seconds(at: Contestant, { tables, moves }: Played): Promise<number> {
  const open = await Promise.all(Array.from({ length: tables }, () => at.open(seats)))
  const before = performance.now()
  await Promise.all(
    open.map(async (table) => {
      for (let made = 0; made < moves; made++) await table.move()
    }),
  )
  const took = performance.now() - before
  for (const table of open) table.leave()
  return took / 1_000
}

import type { Contestant } from '../contestant.ts'
import { atLeast, atMost, median, ratioOf, type Figure } from '../figure.ts'
import { inTurn } from '../rounds.ts'
import type { Row } from '../row.ts'
import { processorSecondsOf, untilItRests } from '../runtime.ts'

const seats = 2
/** No seat says more than it may at once, so nobody waits. */
const mostAtATable = 80
const leastAtATable = 10

/**
 * Moves that are on disk, at so many tables at a time, each with somebody who moves as soon as they may; and how long
 * they keep a processor busy: the service's, and the client's, which plays against both in the same way.
 */
export const throughput: Row = {
  name: 'throughput',
  async measure({ scale, ours, floor }) {
    const figures: Figure[] = []
    for (const tables of scale.tables) {
      const wanted = Math.ceil((scale.moves * 40) / tables)
      const moves = Math.min(Math.max(wanted, leastAtATable), mostAtATable, scale.moves)
      const played = { tables, moves, successions: Math.ceil(wanted / moves) }
      const spent: Record<'ours' | 'floor', Spent[]> = { ours: [], floor: [] }
      const found = await inTurn(
        { rounds: scale.rounds, samples: 1 },
        {
          floor: async () => movesPerSecond(await floor(), played, spent.floor),
          ours: async () => movesPerSecond(await ours(), played, spent.ours),
        },
      )
      figures.push(...figuresOf(tables, found, spent))
    }
    return figures
  },
}

function figuresOf(
  tables: number,
  found: Readonly<Record<'ours' | 'floor', number[]>>,
  spent: Readonly<Record<'ours' | 'floor', readonly Spent[]>>,
): Figure[] {
  const many = `${tables} ${tables === 1 ? 'table' : 'tables'} at a time`
  // As of the moves, the first round only warms up.
  const of = (side: 'ours' | 'floor', what: keyof Spent) =>
    spent[side].slice(1).map((one) => one[what])
  const compared = (what: keyof Spent) => ({
    unit: 'ms',
    ours: median(of('ours', what)),
    beside: median(of('floor', what)),
    ratio: ratioOf(of('ours', what), of('floor', what)),
  })
  return [
    {
      what: `durable moves, ${many}`,
      unit: 'moves/s',
      ours: median(found.ours),
      beside: median(found.floor),
      ratio: ratioOf(found.ours, found.floor),
      goal: atLeast('ratio', 0.8),
    },
    {
      what: 'processor time of such a move',
      ...compared('service'),
      goal: atMost('ratio', 1.4),
    },
    { what: 'beside it, that of the client', ...compared('client') },
  ]
}

type Played = {
  readonly tables: number
  /** At each table. */
  readonly moves: number
  /** How many sets of tables are played, one after the other. */
  readonly successions: number
}

/** Milliseconds of a processor, for each move. */
type Spent = { readonly service: number; readonly client: number }

async function movesPerSecond(at: Contestant, played: Played, spent: Spent[]): Promise<number> {
  const moves = played.successions * played.tables * played.moves
  const all = { seconds: 0, service: 0, client: 0 }
  for (let set = 0; set < played.successions; set++) {
    const taken = await taking(at, played)
    for (const what of ['seconds', 'service', 'client'] as const) all[what] += taken[what]
  }
  // What is left to do for tables that are gone is not to fall into the other's sample.
  await untilItRests(at.pid)
  spent.push({ service: (all.service / moves) * 1_000, client: (all.client / moves) * 1_000 })
  return moves / all.seconds
}

/** Seconds by the clock, and of processors. */
async function taking(at: Contestant, { tables, moves }: Played) {
  const open = await Promise.all(Array.from({ length: tables }, () => at.open(seats)))
  // What is left to do for these, and for those before them that are gone, is the cost of no move.
  await untilItRests(at.pid)
  const [service, client] = [(await processorSecondsOf(at.pid)) ?? NaN, process.cpuUsage()]
  const before = performance.now()
  await Promise.all(
    open.map(async (table) => {
      for (let made = 0; made < moves; made++) await table.move()
    }),
  )
  const seconds = (performance.now() - before) / 1_000
  const { user, system } = process.cpuUsage(client)
  const spent = ((await processorSecondsOf(at.pid)) ?? NaN) - service
  for (const table of open) table.leave()
  return { seconds, service: spent, client: (user + system) / 1e6 }
}

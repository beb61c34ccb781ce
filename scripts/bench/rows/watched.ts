import { setTimeout as pass } from 'node:timers/promises'

import type { Contestant, OpenTable } from '../contestant.ts'
import { sharedNow, watch, type Crowd } from '../crowd.ts'
import { atMost, median, ratioOf, type Figure } from '../figure.ts'
import { inTurn } from '../rounds.ts'
import type { Row, Scale } from '../row.ts'

const seats = 5

/** Watchers: what they cost the players, and how soon the last of them sees a move. */
export const watched: Row = {
  name: 'watchers',
  async measure({ scale, ours, floor }) {
    const alone = await (await ours()).open(seats)
    const figures: Figure[] = []
    for (const watchers of scale.watchers)
      figures.push(...(await withWatchers(watchers, scale, alone, await ours(), await floor())))
    alone.leave()
    return figures
  },
}

async function withWatchers(
  watchers: number,
  scale: Scale,
  alone: OpenTable,
  ours: Contestant,
  floor: Contestant,
): Promise<Figure[]> {
  const mine = await crowded(ours, watchers, scale)
  const theirs = await crowded(floor, watchers, scale)
  const last: Record<'ours' | 'floor', number[]> = { ours: [], floor: [] }
  const samples = Math.max(5, Math.round(scale.moves / 5))
  const found = await inTurn(
    { rounds: scale.rounds, samples },
    {
      alone: quietly(alone.move),
      ours: quietly(() => seen(mine, last.ours)),
      floor: quietly(() => seen(theirs, last.floor)),
    },
  )
  await Promise.all([mine, theirs].map(({ leave }) => leave()))
  const inRounds = (all: readonly number[]) =>
    Array.from({ length: scale.rounds }, (_, round) =>
      median(all.slice((round + 1) * samples, (round + 2) * samples)),
    )
  const [lastOurs, lastFloor] = [inRounds(last.ours), inRounds(last.floor)]
  const many = watchers.toLocaleString('en')
  // A handful hear of it over one object more, however soon; it is the many that this is about.
  const isMany = watchers >= 1_000
  return [
    {
      what: `the same with ${many} watchers, beside none`,
      unit: 'ms',
      ours: median(found.ours),
      beside: median(found.alone),
      ratio: ratioOf(found.ours, found.alone),
      goal: atMost('ratio', 1.2),
    },
    {
      what: `the last of ${many} watchers sees it`,
      unit: 'ms',
      ours: median(lastOurs),
      beside: median(lastFloor),
      ratio: ratioOf(lastOurs, lastFloor),
      ...(isMany && { goal: atMost('ratio', 1.2) }),
    },
  ]
}

type Crowded = {
  readonly table: OpenTable
  readonly crowd: Crowd
  readonly leave: () => Promise<void>
}

async function crowded(contestant: Contestant, watchers: number, scale: Scale): Promise<Crowded> {
  const table = await contestant.open(seats)
  const crowd = await watch(contestant.origin, table, watchers)
  // The players are told once how many there are by now.
  await pass(scale.settled)
  const leave = async () => {
    table.leave()
    await crowd.leave()
  }
  return { table, crowd, leave }
}

/** Once whoever told thousands before it is done with all that follows. */
const quietly = (measure: () => Promise<number>) => async (): Promise<number> => {
  await pass(20)
  return measure()
}

/** A move, and no other before the last watcher has heard of it. */
async function seen({ table, crowd }: Crowded, last: number[]): Promise<number> {
  const heard = crowd.next()
  const before = sharedNow()
  const took = await table.move()
  last.push((await heard) - before)
  return took
}

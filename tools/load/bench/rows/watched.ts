import { setTimeout as pass } from 'node:timers/promises'

import type { Contestant, OpenTable } from '../contestant.ts'
import { sharedNow, watch, type Crowd } from '../crowd.ts'
import { atMost, median, ratioOf, type Figure } from '../figure.ts'
import { inTurn, quietly } from '../rounds.ts'
import type { Row, Scale } from '../row.ts'

const seats = 5

/** Watchers: what they cost the players, how soon the last of them sees a move, and how long the next one takes meanwhile. */
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
  // A handful hear of it over one object more, however soon; it is the many that this is about.
  const isMany = watchers >= 1_000
  const meantime =
    isMany && (await inTurn({ rounds: scale.rounds, samples: 3 }, movesInHaste(mine, theirs)))
  await Promise.all([mine, theirs].map(({ leave }) => leave()))
  const inRounds = (all: readonly number[]) =>
    Array.from({ length: scale.rounds }, (_, round) =>
      median(all.slice((round + 1) * samples, (round + 2) * samples)),
    )
  const [lastOurs, lastFloor] = [inRounds(last.ours), inRounds(last.floor)]
  const many = watchers.toLocaleString('en')
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
    ...(meantime
      ? [
          {
            what: `a move made before ${many} watchers have seen the one before`,
            unit: 'ms',
            ours: median(meantime.ours),
            beside: median(meantime.floor),
            ratio: ratioOf(meantime.ours, meantime.floor),
          },
        ]
      : []),
  ]
}

/** One move right after another. */
const movesInHaste = (mine: Crowded, theirs: Crowded) => ({
  ours: quietly(() => rightAfter(mine)),
  floor: quietly(() => rightAfter(theirs)),
})

async function rightAfter({ table, crowd }: Crowded): Promise<number> {
  await table.move()
  const took = await table.move()
  await crowd.heardAfter(sharedNow() - took)
  return took
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
    await crowd.leave()
    table.leave()
  }
  return { table, crowd, leave }
}

/** A move, and no other before the last watcher has heard of it. */
async function seen({ table, crowd }: Crowded, last: number[]): Promise<number> {
  const took = await table.move()
  const began = sharedNow() - took
  last.push((await crowd.heardAfter(began)) - began)
  return took
}

import { setTimeout as pass } from 'node:timers/promises'

import { atMost } from '../figures.ts'
import { compared, settled, type Context, type Sample, type Side } from '../row.ts'
import type { Kind } from '../services.ts'
import { openSpectators, sharedNow } from '../spectators.ts'
import { atTable } from './moves.ts'

const seats = 5

/** What spectators cost the players, and how soon the last of them sees a move. */
export const spectators = compared('spectators', (context) =>
  context.scale.spectators.map((count) => {
    const many = count.toLocaleString('en')
    return {
      samples: Math.max(5, Math.round(context.scale.moves / 5)),
      pause: 100,
      sides: {
        alone: async () => atTable(await (await context.shared('ours')).open(seats)),
        baseline: watched(context, 'baseline', count, moveAndLast),
        ours: watched(context, 'ours', count, moveAndLast),
      },
      metrics: {
        time: {
          what: `the mover sees their move with ${many} spectators, beside none`,
          unit: 'ms',
          beside: 'alone',
          goal: atMost('ratio', 1.2),
        },
        last: {
          what: `the last of ${many} spectators sees it`,
          unit: 'ms',
          // To a handful a move takes one object more, however soon; this is about many.
          ...(count >= 1_000 && { goal: atMost('ratio', count >= 5_000 ? 1.35 : 1.2) }),
        },
      },
    }
  }),
)

/** Moves right after one another, while spectators still receive the one before. */
export const haste = compared('haste', (context) =>
  context.scale.spectators
    .filter((count) => count >= 1_000)
    .map((count) => ({
      samples: 3,
      pause: 100,
      sides: {
        baseline: watched(context, 'baseline', count, twoMoves),
        ours: watched(context, 'ours', count, twoMoves),
      },
      metrics: {
        time: {
          what: `a move made before ${count.toLocaleString('en')} spectators have seen the one before`,
          unit: 'ms',
        },
      },
    })),
)

type Watched = {
  readonly move: () => Promise<number>
  readonly receivedAfter: (moment: number) => Promise<number>
}

const watched =
  ({ shared }: Context, kind: Kind, count: number, sample: (at: Watched) => Promise<Sample>) =>
  async (): Promise<Side> => {
    const service = await shared(kind)
    const table = await service.open(seats)
    const { receivedAfter, leave } = await openSpectators(service.origin, table.code, count)
    // The players are told once how many there are by now.
    await pass(settled)
    return {
      sample: () => sample({ move: () => table.move(), receivedAfter }),
      release: async () => {
        await leave()
        table.leave()
      },
    }
  }

async function moveAndLast({ move, receivedAfter }: Watched): Promise<Sample> {
  const time = await move()
  const began = sharedNow() - time
  return { time, last: (await receivedAfter(began)) - began }
}

async function twoMoves({ move, receivedAfter }: Watched): Promise<Sample> {
  await move()
  const time = await move()
  await receivedAfter(sharedNow() - time)
  return { time }
}

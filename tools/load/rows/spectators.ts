import { setTimeout as pass } from 'node:timers/promises'

import { atMost } from '../figures.ts'
import { comparisonRow, settleTime, type Context, type Sample, type Side } from '../row.ts'
import type { Kind } from '../services.ts'
import { openSpectators, sharedNow } from '../spectators.ts'
import { atTable } from './moves.ts'

const seats = 5

/**
 * Measures how much spectators slow the players down, and how soon the last spectator receives a
 * move.
 */
export const spectators = comparisonRow('spectators', (context) =>
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
          comparedWith: 'alone',
          goal: atMost('ratio', 1.2),
        },
        last: {
          what: `the last of ${many} spectators sees it`,
          unit: 'ms',
          // There is no goal for few spectators. With few of them, the ratio mainly shows the cost
          // of the relay, one more object that takes part in each move.
          ...(count >= 1_000 && { goal: atMost('ratio', count >= 5_000 ? 1.35 : 1.2) }),
        },
      },
    }
  }),
)

/** Measures the time of a move that is made while spectators still receive the previous move. */
export const haste = comparisonRow('haste', (context) =>
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
    // Wait until the players have received the new number of spectators.
    await pass(settleTime)
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

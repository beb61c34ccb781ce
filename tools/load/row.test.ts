import { expect, test } from 'vitest'

import { comparisonRow, scales, type Context, type Side } from './row.ts'

test('sides are sampled in alternating order, the first round is dropped, and ratios are taken per round', async () => {
  const order: string[] = []
  const side = (name: string, times: readonly number[]) => async (): Promise<Side> => {
    const left = [...times]
    return {
      sample: async () => {
        order.push(name)
        return { time: left.shift() ?? NaN }
      },
      release: () => order.push(`${name} is gone`),
    }
  }
  const row = comparisonRow('race', () => [
    {
      samples: 2,
      sides: {
        ours: side('ours', [99, 99, 2, 4, 6, 6]),
        baseline: side('baseline', [1, 1, 2, 2, 1, 3]),
      },
      metrics: { time: { what: 'a race', unit: 's' } },
    },
  ])
  const context = { scale: { ...scales.quick, rounds: 2 } } as unknown as Context
  expect(await row.measure(context)).toMatchObject([
    { what: 'a race', ours: 6, beside: 3, ratio: { median: 2, least: 2, most: 2 } },
  ])
  expect(order.slice(0, 4)).toEqual(['ours', 'baseline', 'baseline', 'ours'])
  expect(order.slice(-2)).toEqual(['ours is gone', 'baseline is gone'])
})

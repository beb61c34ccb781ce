import { expect, test } from 'vitest'

import { choices } from '../../options.ts'
import { answer, evaluatorOf } from './net.ts'
import { netFor } from './nets.ts'

const all = choices.values.edition.flatMap((edition) =>
  [1, 2, 3, 4, 5].map((seats) => ({ edition, seats })),
)

test('there is a separate net for each edition and number of players', () => {
  const nets = all.map(({ edition, seats }) => netFor(edition, seats))
  expect(new Set(nets).size).toBe(10)
  for (const { weights } of nets) expect(weights.some((weight) => weight !== 0)).toBe(true)
})

test('there is no net for an invalid number of players', () => {
  expect(() => netFor('original', 6)).toThrow('no net for 6 players')
})

test('incremental evaluation gives the same output, in any order of inputs', () => {
  const net = netFor('extreme', 3)
  const evaluate = evaluatorOf(net)
  let seed = 1
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const input = new Float32Array(net.inputs)
  for (let time = 0; time < 200; time++) {
    for (let index = 0; index < net.inputs; index++) if (next() < 0.3) input[index] = next()
    if (time % 50 === 0) input.fill(0)
    expect(evaluate(input)).toBeCloseTo(answer(net, input), 3)
  }
})

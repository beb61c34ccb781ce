import { expect, test } from 'vitest'

import { choices } from '../options.ts'
import { answer, listener } from './net.ts'
import { netFor } from './nets.ts'

const all = choices.values.edition.flatMap((edition) =>
  [1, 2, 3, 4, 5].map((seats) => ({ edition, seats })),
)

test.for(all)('there is a net of its own for %o', ({ edition, seats }) => {
  const net = netFor(edition, seats)
  expect(net.weights.some((weight) => weight !== 0)).toBe(true)
  for (const other of all)
    if (other.edition !== edition || other.seats !== seats)
      expect(netFor(other.edition, other.seats)).not.toBe(net)
})

test('nobody can play with more, and there is no net for them', () => {
  expect(() => netFor('original', 6)).toThrow()
})

test('who listens to a net hears what it answers, whatever the order of the inputs', () => {
  const net = netFor('extreme', 3)
  const hears = listener(net)
  let seed = 1
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const input = new Float32Array(net.inputs)
  for (let time = 0; time < 200; time++) {
    for (let index = 0; index < net.inputs; index++) if (next() < 0.3) input[index] = next()
    if (time % 50 === 0) input.fill(0)
    expect(hears(input)).toBeCloseTo(answer(net, input), 3)
  }
})

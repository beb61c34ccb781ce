import { expect, test } from 'vitest'

import { alongRim } from './rim.ts'

const round = { left: 0, top: 0, width: 400, height: 800 }
const at = (x: number, y: number) => ({ left: x - 20, top: y - 20, width: 40, height: 40 })

/** Where it is seen on its way. */
function wayOf(from: readonly [number, number], to: readonly [number, number]) {
  const { frames } = alongRim({ from: at(...from), to: at(...to), round })
  return frames.map(({ translate }) => {
    const [x = 0, y = 0] = String(translate).split(' ').map(Number.parseFloat)
    return [to[0] + x, to[1] + y] as const
  })
}

test('the lamp goes from one place to the next, and ends there', () => {
  const way = wayOf([60, 700], [200, 60])
  const [first = [0, 0]] = way
  expect(first.map(Math.round)).toEqual([60, 700])
  expect(way.at(-1)).toEqual([200, 60])
})

test('the lamp leaves the middle of the table alone', () => {
  const nearest = wayOf([60, 700], [340, 100]).map(([x, y]) =>
    Math.hypot((x - 200) / 200, (y - 400) / 400),
  )
  expect(Math.min(...nearest)).toBeGreaterThan(0.9)
})

test('the lamp goes the shorter way round', () => {
  const way = wayOf([60, 60], [60, 700])
  expect(Math.max(...way.map(([x]) => x))).toBeLessThan(200)
})

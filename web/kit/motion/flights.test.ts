import { expect, test } from 'vitest'

import { alongRim, flyOnArc, burnAway, flyFromDeck, flyToCollector } from './flights.ts'
import { durations } from './durations.ts'

const round = { left: 0, top: 0, width: 400, height: 800 }
const at = (x: number, y: number) => ({ left: x - 20, top: y - 20, width: 40, height: 40 })

/** Returns the positions along an animation on the rim of the table, in pixels. */
function wayOf(from: readonly [number, number], to: readonly [number, number]) {
  const { frames } = alongRim({ from: at(...from), to: at(...to), centreBox: round })
  return frames.map(({ translate }) => {
    const [x = 0, y = 0] = String(translate).split(' ').map(Number.parseFloat)
    return [to[0] + x, to[1] + y] as const
  })
}

test('the turn light moves from one place to the next, and ends there', () => {
  const way = wayOf([60, 700], [200, 60])
  const [first = [0, 0]] = way
  expect(first.map(Math.round)).toEqual([60, 700])
  expect(way.at(-1)).toEqual([200, 60])
})

test('the turn light does not cross the middle of the table', () => {
  const nearest = wayOf([60, 700], [340, 100]).map(([x, y]) =>
    Math.hypot((x - 200) / 200, (y - 400) / 400),
  )
  expect(Math.min(...nearest)).toBeGreaterThan(0.9)
})

test('the turn light takes the shorter way round the table', () => {
  const way = wayOf([60, 60], [60, 700])
  expect(Math.max(...way.map(([x]) => x))).toBeLessThan(200)
})

const box = (left: number, width = 40) => ({ left, top: 0, width, height: 56 })
const leave = { at: box(0), from: box(100), to: box(300, 20), zoom: 1 }

const translates = ({ frames }: { readonly frames: Keyframe[] }) =>
  frames.map(({ translate }) => translate)

test('a removed element flies from its last position to its collector', () => {
  expect(translates(flyToCollector(leave))).toEqual(['100.0px 0.0px', '290.0px 0.0px'])
})

test('a burning card waits for the card that burns it, and curls up before it flies away', () => {
  const move = burnAway(leave)
  expect(move.timing).toMatchObject({ delay: durations.card, fill: 'backwards' })
  expect(translates(move)).toEqual(['100.0px 0.0px', '100.0px 0.0px', '290.0px 0.0px'])
  const [flat, curled] = move.frames.map(({ rotate }) =>
    Number.parseFloat(String(rotate).split(' ').at(-1) ?? ''),
  )
  expect(flat).toBe(0)
  expect(curled).toBeGreaterThan(45)
})

test('cards are dealt in turn, 70 ms apart', () => {
  expect([0, 1, 2].map((nth) => flyFromDeck(leave, nth).timing.delay)).toEqual([0, 70, 140])
  expect(flyFromDeck(leave, 0).timing.duration).toBe(520)
})

test('a card that turns over is edge-on half way', () => {
  const way = { from: box(0), to: box(100), easing: 'out', duration: 520 } as const
  const widths = (turns: boolean) =>
    flyOnArc('card-7', { ...way, turns }).frames.map(({ scale }) =>
      Number.parseFloat(String(scale)),
    )
  const [flat, turning, edge] = widths(true)
  expect([flat, edge]).toEqual([1, 0])
  expect(turning).toBeLessThan(1)
  expect(widths(false)).toEqual([1, 1, 1, 1, 1])
})

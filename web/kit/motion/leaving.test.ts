import { expect, test } from 'vitest'

import { flight } from './flight.ts'
import { burnt, dealt, taken } from './leaving.ts'
import { pace } from './pace.ts'

const box = (left: number, width = 40) => ({ left, top: 0, width, height: 56 })
const leave = { at: box(0), from: box(100), to: box(300, 20), zoom: 1 }
const translates = ({ frames }: { readonly frames: Keyframe[] }) =>
  frames.map(({ translate }) => translate)

test('what is taken goes from where it lay to whoever took it', () => {
  expect(translates(taken(leave))).toEqual(['100.0px 0.0px', '290.0px 0.0px'])
})

test('what burns lies until the card that burns it has come, and curls up before it goes', () => {
  const move = burnt(leave)
  expect(move.timing).toMatchObject({ delay: pace.card, fill: 'backwards' })
  expect(translates(move)).toEqual(['100.0px 0.0px', '100.0px 0.0px', '290.0px 0.0px'])
  const [flat, curled] = move.frames.map(({ rotate }) =>
    Number.parseFloat(String(rotate).split(' ').at(-1) ?? ''),
  )
  expect(flat).toBe(0)
  expect(curled).toBeGreaterThan(45)
})

test('cards are dealt in turn, 70 milliseconds apart', () => {
  expect([0, 1, 2].map((nth) => dealt(leave, nth).timing.delay)).toEqual([0, 70, 140])
  expect(dealt(leave, 0).timing.duration).toBe(520)
})

test('a card that turns over is seen from its edge half way', () => {
  const way = { from: box(0), to: box(100), easing: 'out', lasts: 520 } as const
  const widths = (turns: boolean) =>
    flight('card-7', { ...way, turns }).frames.map(({ scale }) => Number.parseFloat(String(scale)))
  const [flat, turning, edge] = widths(true)
  expect([flat, edge]).toEqual([1, 0])
  expect(turning).toBeLessThan(1)
  expect(widths(false)).toEqual([1, 1, 1, 1, 1])
})

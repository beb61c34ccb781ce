import { expect, test } from 'vitest'

import {
  after,
  down,
  down2,
  end,
  extreme,
  play,
  position,
  violationOf,
  up,
  up2,
} from '../testing/positions.ts'

test('[TG-04] a turn needs at least two cards', () => {
  const start = position({ hand: [10, 20, 30, 40], others: [[50, 60]] })
  const one = after(start, play(10, up))
  expect(violationOf(start, end)).toBe('TG-04')
  expect(violationOf(one, end)).toBe('TG-04')
  expect(after(one, play(20, up), end).turn).toBe(1)
})

test('[TG-04] a player can play more than two cards before ending the turn', () => {
  const three = after(
    position({ hand: [10, 20, 30, 40], others: [[50, 60]] }),
    play(10, up),
    play(20, up),
    play(30, up),
  )
  expect(three.turn).toBe(0)
  expect(violationOf(three, play(40, up))).toBeNull()
  expect(after(three, end).turn).toBe(1)
})

test('[TG-04] each card can go on any pile', () => {
  const state = position({ hand: [10, 20], others: [[50, 60]] })
  for (const pile of [up, up2, down, down2]) expect(violationOf(state, play(20, pile))).toBeNull()
  const after10 = after(state, play(10, up2))
  expect(violationOf(after10, play(20, down))).toBeNull()
})

test('[TG-04] the turn ends automatically with the last card of the hand', () => {
  const state = after(
    position({ hand: [10, 20], others: [[50, 60]], tops: [5, 1, 100, 100], draw: [70, 80] }),
    play(10, up),
    play(20, up),
  )
  expect(state.turn).toBe(1)
  expect(state.hands[0]).toEqual([70, 80])
})

test('[TG-04] a player can play only cards from the hand', () => {
  const state = position({ hand: [10, 20], others: [[50, 60]] })
  expect(violationOf(state, play(50, up))).toBe('TG-04')
})

test('[TG-05] an ascending pile takes higher cards, a descending pile lower ones', () => {
  const state = position({ hand: [37, 39, 61, 63], tops: [38, 38, 62, 62] })
  expect(violationOf(state, play(39, up))).toBeNull()
  expect(violationOf(state, play(63, up2))).toBeNull()
  expect(violationOf(state, play(37, up))).toBe('TG-05')
  expect(violationOf(state, play(61, down))).toBeNull()
  expect(violationOf(state, play(37, down2))).toBeNull()
  expect(violationOf(state, play(63, down))).toBe('TG-05')
})

test('[TG-06] a card exactly ten lower goes back on an ascending pile', () => {
  const state = position({ hand: [36, 37, 38, 60, 70], tops: [47, 1, 100, 100] })
  expect(violationOf(state, play(37, up))).toBeNull()
  expect(violationOf(state, play(36, up))).toBe('TG-05')
  expect(violationOf(state, play(38, up))).toBe('TG-05')
})

test('[TG-06] a card exactly ten higher goes back on a descending pile', () => {
  const state = position({ hand: [56, 57, 58, 70], tops: [1, 1, 47, 100] })
  expect(violationOf(state, play(57, down))).toBeNull()
  expect(violationOf(state, play(56, down))).toBe('TG-05')
  expect(violationOf(state, play(58, down))).toBe('TG-05')
})

test('[TG-06] a player can make the backwards trick any number of times in a turn', () => {
  const state = after(
    position({ hand: [20, 30, 40, 66, 76, 99], others: [[2, 3]], tops: [50, 1, 56, 100] }),
    play(40, up),
    play(30, up),
    play(66, down),
    play(20, up),
    play(76, down),
  )
  expect(state.piles.map((pile) => pile.at(-1))).toEqual([20, undefined, 76, undefined])
})

test('[TG-07] at the end of the turn the player draws as many cards as were played', () => {
  const start = position({
    hand: [10, 20, 30, 40],
    others: [[50, 60]],
    tops: [5, 1, 100, 100],
    draw: [71, 72, 73, 74],
  })
  const state = after(start, play(10, up), play(20, up), play(30, up), end)
  expect(state.hands[0]).toEqual([40, 72, 73, 74])
  expect(state.draw).toEqual([71])
})

test('[TG-07] the player draws no card before the end of the turn', () => {
  const state = after(
    position({ hand: [10, 20, 30], tops: [5, 1, 100, 100], draw: [71, 72] }),
    play(10, up),
  )
  expect(state.hands[0]).toEqual([20, 30])
  expect(state.draw).toEqual([71, 72])
})

test('[TG-07] the player draws as far as the draw pile lasts', () => {
  const start = position({ hand: [10, 20, 30], others: [[50]], tops: [5, 1, 100, 100], draw: [71] })
  const state = after(start, play(10, up), play(20, up), end)
  expect(state.hands[0]).toEqual([30, 71])
  expect(state.draw).toEqual([])
})

test('[TG-07] the draw comes before the next player’s minimum is fixed', () => {
  // Seat 1 has only one playable card. That is enough if seat 0 has drawn the last card, but not if
  // a card is left to draw.
  const start = {
    hand: [10, 20],
    others: [[21, 19]],
    tops: [5, 99, 2, 3],
  } as const
  const lastDrawn = after(position({ ...start, draw: [71, 72] }), play(10, up), play(20, up))
  expect(lastDrawn.ending).toBeNull()
  const oneLeft = after(position({ ...start, draw: [71, 72, 73] }), play(10, up), play(20, up))
  expect(oneLeft.ending).toEqual({ won: false, clause: 'TG-13' })
})

test('[TG-08] one card is enough once the draw pile is empty', () => {
  const start = position({
    hand: [10, 20],
    others: [[50, 60]],
    tops: [5, 1, 100, 100],
    draw: 0,
  })
  expect(violationOf(start, end)).toBe('TG-08')
  expect(after(start, play(10, up), end).turn).toBe(1)
})

test('[TG-08] the player who draws the last card still had to play two cards in that turn', () => {
  const start = position({
    hand: [10, 20, 30],
    others: [[50, 60]],
    draw: [71],
    tops: [5, 1, 100, 100],
  })
  expect(violationOf(after(start, play(10, up)), end)).toBe('TG-04')
})

test('[TG-16] experts play at least three cards, and one once the draw pile is empty', () => {
  const start = { hand: [10, 20, 30, 40], others: [[50, 60, 70]], expert: true } as const
  const two = after(position(start), play(10, up), play(20, up))
  expect(violationOf(two, end)).toBe('TG-16')
  expect(after(two, play(30, up), end).turn).toBe(1)
  const late = position({ ...start, tops: [5, 1, 100, 100], draw: 0 })
  expect(after(late, play(10, up), end).turn).toBe(1)
})

test('[TG-16] with small hands a player draws up to the small hand', () => {
  const start = extreme({ hand: [2, 3, 5, 6, 8, 9], others: [[50, 60]], smallHand: true })
  const state = after(start, play(2, up), play(3, up), end)
  expect(state.hands[0]).toHaveLength(6)
})

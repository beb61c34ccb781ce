import { expect, test } from 'vitest'

import { game as theGame } from '../game.ts'
import { moves } from './moves.ts'
import { after, extreme, losing, play, position, up, up2 } from '../testing/positions.ts'
import { view } from './view.ts'

const state = position({
  hand: [10, 20, 97],
  others: [[30, 40, 41]],
  tops: [5, 1, 100, 100],
  draw: [50, 51, 52],
})

test('a seat sees its own hand and the number of cards in the other hands and the draw pile', () => {
  expect(view(state, 1)).toMatchObject({ seat: 1, hand: [30, 40, 41], hands: [3, 3], draw: 3 })
})

test('a spectator sees no hand', () => {
  expect(view(state, 'public')).toMatchObject({ seat: null, hand: [], hands: [3, 3], draw: 3 })
  expect(moves(view(state, 'public'), state.options)).toEqual([])
})

test('a view has only the listed fields', () => {
  expect(Object.keys(view(state, 0))).toEqual([
    'seat',
    'hand',
    'hands',
    'draw',
    'tops',
    'seen',
    'turn',
    'played',
    'activeSignals',
  ])
})

test('the cards of this turn are shown with the card that each one covered', () => {
  const two = after(state, play(10, up), play(20, up))
  expect(view(two, 'public').played).toEqual([
    [10, up, 5],
    [20, up, 10],
  ])
})

test('the played cards are bits of one number', () => {
  const fresh = position({ hand: [10, 20, 97], turn: null })
  expect(view(fresh, 0).seen).toBe('0')
  expect(view(after(fresh, play(10, up)), 0).seen).toBe((1n << 10n).toString(16))
  const lying = BigInt(`0x${view(state, 0).seen}`)
  for (const card of state.piles.flat()) expect((lying >> BigInt(card)) & 1n).toBe(1n)
  for (const card of [...state.hands.flat(), ...state.draw])
    expect((lying >> BigInt(card)) & 1n).toBe(0n)
})

test('after the end all cards are open to all viewers', () => {
  const lost = after(
    position({ hand: [34, 98], others: [[50]], tops: [33, 99, 2, 3], draw: [60, 61] }),
    losing(98, up),
  )
  for (const viewer of [0, 1, 'public'] as const)
    expect(view(lost, viewer)).toMatchObject({
      ending: { won: false, clause: 'TG-13' },
      open: { hands: [[34], [50]], draw: [60, 61] },
    })
})

test('a view in the middle of a game is short', () => {
  const busy = [0, 1, 2].reduce(
    (now, seat) => theGame.signal(now, seat, { about: up2, says: 'please-not' }),
    extreme({
      hand: [10, 20, 44, 53, 71, 98],
      others: [
        [12, 22, 43, 54, 72, 99],
        [13, 23, 40, 56, 74, 96],
        [15, 24, 45, 57, 75, 95],
        [16, 26, 47, 58, 77, 93],
      ],
      tops: [5, 1, 100, 100],
    }),
  )
  const seatView = view(after(busy, play(10, up), play(20, up)), 0)
  expect(JSON.stringify(seatView).length).toBeLessThan(350)
})

import { expect, test } from 'vitest'

import { moves } from './moves.ts'
import {
  after,
  exchange,
  exchanging,
  flip,
  lay,
  makeMove,
  position,
  ready,
  take,
} from '../testing/positions.ts'
import { view } from './view.ts'

const state = position({
  hand: [4, 5, 9],
  faceUp: [10, 12],
  faceDown: [6, null, 8],
  others: [{ hand: [1, 1, 11], faceUp: [2], faceDown: [7, 7, 7] }],
  pile: '4, 5+5',
  draw: [13, 13],
})

test('a seat sees its own hand and the number of cards in the other hands and the draw pile', () => {
  expect(view(state, 1)).toMatchObject({ seat: 1, hand: [1, 1, 11], hands: [3, 3], draw: 2 })
})

test('a spectator sees no hand', () => {
  expect(view(state, 'public')).toMatchObject({ seat: null, hand: [], hands: [3, 3] })
  expect(moves(view(state, 'public'))).toEqual([])
})

test('all players see the face-up cards and the spots of face-down ones, but not their values', () => {
  for (const viewer of [0, 1, 'public'] as const)
    expect(view(state, viewer)).toMatchObject({
      faceUp: [[10, 12], [2]],
      faceDown: [
        [0, 2],
        [0, 1, 2],
      ],
    })
})

test('a view has only the listed fields, and shows ready seats only before play begins', () => {
  const shown = 'seat phase hand hands faceUp faceDown draw pile burnt turn finished last'.split(
    ' ',
  )
  expect(Object.keys(view(state, 0))).toEqual(shown)
  const before = exchanging({ hand: [4], faceUp: [10], others: [{ hand: [6], faceUp: [11] }] })
  expect(Object.keys(view(before, 0)).toSorted()).toEqual([...shown, 'ready'].toSorted())
})

test('the last move is shown: an exchange, and being ready', () => {
  const start = exchanging({ hand: [4, 5], faceUp: [10], others: [{ hand: [6], faceUp: [11] }] })
  const exchanged = makeMove(start, 0, exchange(4, 10))
  expect(view(exchanged, 1).last).toEqual({ seat: 0, did: 'exchange', up: 4, down: 10 })
  expect(view(makeMove(exchanged, 1, ready), 0).last).toEqual({ seat: 1, did: 'ready' })
})

test('the last move is shown: the cards played, their source, and the burnt cards', () => {
  const laid = after(position({ hand: [5, 5, 9], pile: '4' }), lay(5, 2))
  expect(view(laid, 1).last).toEqual({ seat: 0, did: 'play', value: 5, count: 2, from: 'hand' })
  const bomb = after(position({ faceUp: [10, 12], pile: '4, 6+6' }), lay(10))
  expect(view(bomb, 1).last).toEqual({
    seat: 0,
    did: 'play',
    value: 10,
    count: 1,
    from: 'face-up',
    burnt: { by: 'bomb', cards: 4 },
  })
})

test('the last move is shown: the cards taken, and the table card that failed', () => {
  expect(view(after(state, take), 1).last).toEqual({
    seat: 0,
    did: 'take',
    cards: 3,
    drew: { seat: 1, cards: 2 },
  })
  const failed = after(position({ faceDown: [6, 8], pile: '13' }), flip(1))
  expect(view(failed, 1).last).toEqual({
    seat: 0,
    did: 'take',
    cards: 1,
    tried: { value: 8, from: 'face-down', at: 1 },
  })
})

test('in the exchange the view shows who will begin, and after the end it shows no turn', () => {
  expect(view(exchanging({ hand: [4], turn: 1 }), 0)).toMatchObject({ phase: 'exchange', turn: 1 })
  expect(view(after(position({ hand: [4] }), lay(4)), 0)).toMatchObject({
    phase: 'over',
    turn: null,
  })
})

test('after the end all viewers see all cards', () => {
  const others = [{ hand: [1, 11], faceDown: [7, null, 7] }]
  const over = after(position({ hand: [9], others, pile: '8' }), lay(9))
  for (const viewer of [0, 1, 'public'] as const)
    expect(view(over, viewer)).toMatchObject({
      ending: { clause: 'HL-18' },
      shown: {
        hands: [[], [1, 11]],
        faceDown: [
          [null, null, null],
          [7, null, 7],
        ],
        draw: [],
      },
    })
})

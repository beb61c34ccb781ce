import { expect, test } from 'vitest'

import { inOrder } from './cards.ts'
import {
  after,
  call,
  card,
  cards,
  draw,
  lay,
  mayDo,
  pass,
  position,
  violationOf,
} from '../testing/positions.ts'
import { view } from './view.ts'

test('[SW-13] an empty draw pile stays empty until a card is needed', () => {
  const state = position({ hands: ['7♥ 4♣ 5♣', '6♣ 6♦'], discards: '3♣ 3♦ 9♥', toDraw: '' })
  expect(after(state, lay('7♥'))).toMatchObject({ draw: [], discard: cards('3♣ 3♦ 9♥ 7♥') })
})

test('[SW-13] if a card is needed, the discards below the top card are shuffled into a new draw pile', () => {
  const state = position({ hands: ['7♥ 4♣', '6♣ 6♦'], discards: '3♣ 3♦ 4♦ 5♦ 9♥', toDraw: '' })
  const drawn = after(state, draw)
  expect(drawn.discard).toEqual(cards('9♥'))
  expect(drawn.hands[0]).toHaveLength(3)
  expect(inOrder([...drawn.draw, ...(drawn.hands[0] ?? [])])).toEqual(
    inOrder(cards('3♣ 3♦ 4♦ 5♦ 7♥ 4♣')),
  )
  expect(drawn.last).toEqual([
    { type: 'shuffled', cards: 4 },
    { type: 'drew', seat: 0, drawn: 1 },
  ])
  expect(drawn.random).not.toEqual(state.random)
})

test('[SW-13] if the pile runs out during a penalty, the rest comes from the new pile', () => {
  const state = position({
    hands: ['5♣ 6♣', '7♣ 7♦'],
    discards: '3♣ 3♦ 4♦ 5♦ J♥',
    toDraw: '3♠ 4♠',
    demand: { by: 'draw2', owed: 5 },
  })
  const paid = after(state, draw)
  expect(paid.hands[0]).toHaveLength(7)
  expect(paid.hands[0]).toEqual(expect.arrayContaining(cards('5♣ 6♣ 3♠ 4♠')))
  expect(paid.draw).toHaveLength(1)
  expect(paid.discard).toEqual(cards('J♥'))
  expect(paid.last).toEqual([
    { type: 'shuffled', cards: 4 },
    { type: 'paid', seat: 0, owed: 5, drawn: 5 },
  ])
})

test('[SW-13] cards played below the top card in the same move are shuffled in too', () => {
  // Only the nine and the first two sevens can be drawn as the penalty.
  const state = position({ hands: ['7♥ 7♣ 7♠ 4♣', '6♣ 6♦'], discards: '9♥', toDraw: '' })
  const forgot = after(state, lay('7♥ 7♣ 7♠'))
  expect(forgot.discard).toEqual(cards('7♠'))
  expect(forgot.last).toEqual([
    { type: 'played', seat: 0, cards: cards('7♥ 7♣ 7♠') },
    { type: 'shuffled', cards: 3 },
    { type: 'forgot-call', seat: 0, drawn: 2 },
  ])
  expect(forgot.hands[0]).toHaveLength(3)
  expect(forgot.draw).toHaveLength(1)
})

test('[SW-13] if there are still too few cards, the player draws the rest', () => {
  const state = position({ hands: ['7♥ 4♣', '6♣ 6♦'], discards: '9♥', toDraw: '' })
  const forgot = after(state, lay('7♥'))
  expect(forgot.hands[0]).toEqual(inOrder(cards('4♣ 9♥')))
  expect(forgot.last.at(-1)).toEqual({ type: 'forgot-call', seat: 0, drawn: 1 })
  expect(forgot.draw).toEqual([])
})

test('[SW-13] with no cards to draw, a player who can play must play', () => {
  const state = position({ hands: ['7♥ 4♣ 5♣', '6♣ 6♦'], discards: '9♥', toDraw: '' })
  expect(mayDo(state)).toEqual(['play'])
  expect(violationOf(state, draw)).toBe('SW-13')
  expect(violationOf(state, pass)).toBe('SW-13')
})

test('[SW-13] with no cards to draw, a player who cannot play passes', () => {
  const state = position({ hands: ['7♣ 4♣', '6♣ 6♥'], discards: '9♥', toDraw: '' })
  expect(mayDo(state)).toEqual(['pass'])
  const passed = after(state, pass)
  expect(passed).toMatchObject({ turn: 1, hands: state.hands })
  expect(passed.last).toEqual([{ type: 'passed', seat: 0 }])
  expect(after(passed, call('6♥')).discard.at(-1)).toBe(card('6♥'))
})

test('[SW-13] one card below the top card is enough to draw, so the player cannot pass', () => {
  const state = position({ hands: ['7♣ 4♣', '6♣ 6♥'], discards: '3♠ 9♥', toDraw: '' })
  expect(mayDo(state)).toEqual(['draw'])
  expect(after(state, draw).hands[0]).toEqual(inOrder(cards('7♣ 4♣ 3♠')))
})

test('[SW-09] a demand with no cards to draw is paid by passing', () => {
  const shown = { discards: '2♥', toDraw: '', demand: { by: 'draw', owed: 2 } } as const
  const state = position({ hands: ['7♣ 4♣', '6♣ 6♥'], ...shown })
  expect(mayDo(state)).toEqual(['pass'])
  const paid = after(state, pass)
  expect(paid).toMatchObject({ turn: 1, demand: null })
  expect(paid.last).toEqual([{ type: 'paid', seat: 0, owed: 2, drawn: 0 }])
  const answering = position({ hands: ['2♣ 4♣', '6♣ 6♥'], ...shown })
  expect(mayDo(answering)).toEqual(['play'])
})

test.each([10, 15, 20])(
  '[SW-09] a demand of %i with no cards to draw is paid by passing',
  (owed) => {
    const state = position({
      hands: ['7♣ 4♣ 3♦', '6♣ 6♥ J♠', '5♥ 5♣ 3♠'],
      discards: 'J♥',
      toDraw: '',
      demand: { by: 'draw2', owed },
    })
    const paid = after(state, pass)
    expect(paid).toMatchObject({ turn: 1, demand: null, hands: state.hands })
    expect(paid.last).toEqual([{ type: 'paid', seat: 0, owed, drawn: 0 }])
    expect(view(paid, 1)).not.toHaveProperty('demand')
    // The demand is cleared for all players: the next player can play any matching card, and
    // another jack asks for five cards again.
    expect(after(paid, lay('6♥')).hands[1]).toHaveLength(2)
    expect(after(paid, lay('J♠'))).toMatchObject({ turn: 2, demand: { by: 'draw2', owed: 5 } })
  },
)

test('[SW-13] only the player who draws sees the drawn cards', () => {
  const state = after(
    position({ hands: ['7♥ 4♣', '6♣ 6♦'], discards: '3♣ 3♦ 9♥', toDraw: '' }),
    draw,
  )
  expect(view(state, 1)).toMatchObject({ hand: cards('6♣ 6♦'), hands: [3, 2], draw: 1 })
})

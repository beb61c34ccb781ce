import { expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { inOrder } from './cards.ts'
import { after, by, call, card, cards, draw, give, lay, position } from '../testing/positions.ts'
import { redeal } from './redeal.ts'
import type { State } from './state.ts'
import { view } from './view.ts'
import { encodeCards } from './card-codec.ts'

const state = position({
  hands: ['7♥ 4♣', '6♣ 6♦ 6♠', 'K♦'],
  discards: '3♣ 9♥',
  points: [1, 0, 0],
  toDraw: '2♣ 2♦',
})

test('a seat sees its own hand and the number of cards in the other hands and the draw pile', () => {
  expect(view(state, 1)).toEqual({
    seat: 1,
    hand: cards('6♣ 6♦ 6♠'),
    hands: [2, 3, 1],
    discard: encodeCards(cards('3♣ 9♥')),
    draw: 2,
    direction: 1,
    turn: 0,
    round: 1,
    dealer: 0,
    points: [1, 0, 0],
    last: [],
  })
})

test('the view counts the shuffles after the first one', () => {
  expect(view({ ...state, shuffles: 2 }, 1)).toEqual({ ...view(state, 1), shuffles: 2 })
})

test('a spectator sees no hand', () => {
  expect(view(state, 'public')).toMatchObject({ seat: null, hand: [], hands: [2, 3, 1] })
})

test('an event shows only the number of drawn cards', () => {
  expect(JSON.stringify(view(after(state, draw), 1))).not.toContain(`${card('2♦')}`)
})

test('the result of a round shows the hands that were left', () => {
  const won = after(position({ hands: ['7♥', '6♣ K♦'] }), lay('7♥'))
  expect(view(won, 'public').result).toEqual({
    winner: 0,
    points: 1,
    hands: ['', encodeCards(cards('6♣ K♦'))],
  })
})

const redeals = (of: State, viewer: 0 | 1 | 2 | 'public') =>
  Array.from({ length: 30 }, (_, number) => redeal(of, viewer, randomOf(number)))

test('a redeal keeps every card and all that the viewer knows', () => {
  for (const redealt of redeals(state, 1)) {
    expect(view(redealt, 1)).toEqual(view(state, 1))
    expect(inOrder([...redealt.hands.flat(), ...redealt.draw])).toEqual(
      inOrder([...state.hands.flat(), ...state.draw]),
    )
  }
  expect(new Set(redeals(state, 1).map(({ hands }) => `${hands[0]}`)).size).toBeGreaterThan(5)
})

test('[SC-07] a redeal replaces the card just drawn with another one that fits', () => {
  const drawn = after(
    position({ hands: ['7♣ 4♣', '5♣ 5♦', '2♥ 3♥'], playDrawn: true, toDraw: '4♥ J♦ K♥' }),
    draw,
  )
  const cardsDrawn = redeals(drawn, 1).map((redealt) => {
    expect(view(redealt, 1)).toEqual(view(drawn, 1))
    return redealt.step.now === 'drawn' && redealt.hands[0]?.includes(redealt.step.card)
      ? redealt.step.card
      : null
  })
  expect(new Set(cardsDrawn)).toEqual(new Set(cards('K♥ 4♥ 2♥ 3♥')))
  for (const redealt of redeals(drawn, 0)) expect(redealt.step).toEqual(drawn.step)
})

test('[SC-08] after a redeal, the other players have chosen cards from their hands', () => {
  const open = after(position({ hands: ['6♥ 3♣', '4♦ 4♠', '5♠ 5♦'], passLeft: '6' }), call('6♥'))
  const chosen = by(by(open, 1, give('4♦')), 2, give('5♠'))
  for (const redealt of redeals(chosen, 1)) {
    const choices = redealt.step.now === 'passing' ? redealt.step.chosen : []
    expect(choices.slice(0, 2)).toEqual([null, card('4♦')])
    expect(redealt.hands[2]).toContain(choices[2])
  }
})

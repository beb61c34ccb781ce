import { expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { cardsOfPack, inOrder } from './cards.ts'
import { game } from '../game.ts'
import { choices, type Options } from '../options.ts'
import {
  after,
  beginning,
  card,
  draw,
  give,
  holds,
  by,
  lay,
  mayDo,
  mayLay,
  name,
  violationOf,
} from '../testing/positions.ts'
import { setup } from './rounds.ts'
import type { State } from './state.ts'
import { view } from './view.ts'
import { encodeCards } from './card-codec.ts'

const dealt = (seats: number, number = 1, changes: Partial<Options> = {}): State =>
  setup(seats, { ...defaultsOf(choices.values), ...changes }, randomOf(number))

const many = Array.from({ length: 200 }, (_, number) => number)

test('[SW-01] 52 cards: seven for each player, one face up, and the rest is the draw pile', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const state = dealt(seats)
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(7))
    expect(state.discard).toHaveLength(1)
    expect(state.draw).toHaveLength(52 - 7 * seats - 1)
    expect(inOrder([...state.hands.flat(), ...state.discard, ...state.draw])).toEqual(
      cardsOfPack(52, 0),
    )
  }
})

test('[SW-01] two to six players can play', () => {
  expect(game.about.seats).toEqual({ min: 2, max: 6 })
})

test('[SW-01] the deal depends only on the random seed', () => {
  expect(dealt(3)).toEqual(dealt(3))
  expect(dealt(3, 1).hands).not.toEqual(dealt(3, 2).hands)
})

test('[SW-02] the first dealer is random', () => {
  const dealers = many.map((number) => dealt(4, number).dealer)
  for (const seat of [0, 1, 2, 3])
    expect(dealers.filter((dealer) => dealer === seat).length).toBeGreaterThan(25)
})

test('[SW-02] the player to the left of the dealer begins, and play goes clockwise', () => {
  const state = beginning({ hands: ['5♣', '6♥', '6♣'], discards: '9♥', dealer: 2 })
  expect(state).toMatchObject({ turn: 0, direction: 1, step: { now: 'turn' } })
  expect(after(state, draw)).toMatchObject({ turn: 1 })
  expect(after(state, draw, draw)).toMatchObject({ turn: 2 })
  expect(after(state, draw, draw, draw)).toMatchObject({ turn: 0 })
  expect(violationOf(state, lay('6♥'), 1)).toBe('SW-02')
})

const first = (discards: string, changes: Partial<Options> & { players?: number } = {}): State => {
  const { players = 3, ...options } = changes
  return beginning({
    hands: ['3♣ 4♣', '3♦ 2♦ J♣', '3♠ 5♠ 6♠', '7♠ 7♦'].slice(0, players),
    discards,
    ...options,
  })
}

test('[SW-03] the first card is reported with all its events, from the deal on', () => {
  expect(first('5♥').last).toEqual([{ type: 'dealt', dealer: 0, first: card('5♥') }])
  expect(first('8♥').last).toEqual([
    { type: 'dealt', dealer: 0, first: card('8♥') },
    { type: 'skipped', seat: 1 },
  ])
})

test('[SW-03] with a first ace the dealer names the suit, and can make no other move', () => {
  const state = first('A♥')
  expect(state.turn).toBe(0)
  expect(mayDo(state, 0)).toEqual(['name'])
  expect(mayDo(state, 1)).toEqual([])
  expect(violationOf(state, draw)).toBe('SW-03')
  const named = after(state, name({ suit: 'diamonds' }))
  expect(named).toMatchObject({ turn: 1, named: { suit: 'diamonds' } })
  expect(mayLay(named)).toEqual(['2♦', '3♦'])
})

test('[SW-03] a first two demands two from the first player, who can answer', () => {
  const state = first('2♥')
  expect(state).toMatchObject({ turn: 1, demand: { by: 'draw', owed: 2 } })
  expect(mayLay(state)).toEqual(['2♦'])
  expect(after(state, lay('2♦'))).toMatchObject({ turn: 2, demand: { owed: 4 } })
})

test('[SW-03] a first jack demands five from the first player, even a red one', () => {
  for (const jack of ['J♥', 'J♠']) {
    const state = first(jack)
    expect(state).toMatchObject({ turn: 1, demand: { by: 'draw2', owed: 5 } })
    expect(after(state, lay('J♣'))).toMatchObject({ turn: 2, demand: { owed: 10 } })
    expect(after(state, draw).hands[1]).toHaveLength(8)
  }
})

test('[SW-03] a first eight skips the first player; of two players, the dealer begins', () => {
  expect(first('8♥').turn).toBe(2)
  expect(first('8♥', { players: 2 }).turn).toBe(0)
})

test('[SW-03] a first ten changes the direction: the right neighbour of the dealer begins; of two players, the dealer begins', () => {
  expect(first('10♥', { players: 4 })).toMatchObject({ turn: 3, direction: -1 })
  expect(first('10♥', { players: 2 })).toMatchObject({ turn: 0 })
})

test('[SW-03] with a first black queen, the dealer swaps hands with the left neighbour', () => {
  const state = first('Q♠')
  expect([0, 1, 2].map((seat) => holds(state, seat))).toEqual(['J♣ 2♦ 3♦', '3♣ 4♣', '3♠ 5♠ 6♠'])
  expect(state.turn).toBe(1)
  expect(first('Q♥').hands).toEqual(first('9♥').hands)
})

test('[SW-03] the first card is not a last card of any player: no call, draw or win follows', () => {
  for (const discards of ['A♥', '2♥', '8♥', '10♥', 'J♥', 'Q♠']) {
    const state = beginning({ hands: ['3♣', '3♦', '3♠'], discards })
    expect(state.hands.flat()).toHaveLength(3)
    expect(state).toMatchObject({ round: 1, points: [0, 0, 0], result: null })
  }
})

test('[SC-02] a first card that follows gives the dealer the first turn', () => {
  expect(first('3♥', { follow: '3' })).toMatchObject({ turn: 0, step: { now: 'turn' } })
})

test('[SC-02] after a first card that passes left all players choose, and the left neighbour of the dealer begins', () => {
  const state = first('5♥', { passLeft: '5' })
  expect(game.toMove(state)).toEqual([0, 1, 2])
  const passed = by(by(by(state, 1, give('2♦')), 0, give('4♣')), 2, give('6♠'))
  expect([0, 1, 2].map((seat) => holds(passed, seat))).toEqual(['3♣ 6♠', '4♣ J♣ 3♦', '2♦ 3♠ 5♠'])
  expect(passed).toMatchObject({ turn: 1, step: { now: 'turn' } })
})

test('[SC-05] with a first card that names a rank, the dealer names an ordinary one', () => {
  const state = first('K♥', { wildRank: 'K' })
  expect(violationOf(state, name({ rank: '8' }))).toBe('SW-03')
  expect(violationOf(state, name({ suit: 'hearts' }))).toBe('SW-03')
  const named = after(state, name({ rank: '3' }))
  expect(named).toMatchObject({ turn: 1, named: { rank: '3' } })
})

test('[SC-02] any card can follow a first joker without an effect', () => {
  const state = first('*', { jokers: 1 })
  expect(mayLay(state)).toEqual(['J♣', '2♦', '3♦'])
})

test('[SC-02] a first joker has the effect that the settings give it', () => {
  expect(first('*', { jokers: 1, wildSuit: 'joker' }).step).toEqual({ now: 'naming' })
  expect(first('*', { jokers: 1, draw: 'joker', drawCount: 4 }).demand).toEqual({
    by: 'draw',
    owed: 4,
  })
})

test('[SC-02] the table chooses the size of the hands and the pack', () => {
  const state = dealt(4, 3, { hand: 3, pack: 32, draw: 'none', jokers: 2 })
  expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3])
  const all = inOrder([...state.hands.flat(), ...state.discard, ...state.draw])
  expect(all).toEqual(cardsOfPack(32, 2))
  expect(all).toHaveLength(34)
  expect(cardsOfPack(36, 0)).toContain(card('6♥'))
  expect(cardsOfPack(36, 0)).not.toContain(card('5♥'))
  expect(cardsOfPack(32, 0)).not.toContain(card('6♥'))
})

test('all players see the top card and the dealer, and only their own hand', () => {
  const state = dealt(3)
  expect(view(state, 1).hand).toEqual(state.hands[1])
  expect(view(state, 'public').hand).toEqual([])
  expect(view(state, 'public')).toMatchObject({
    discard: encodeCards(state.discard),
    dealer: state.dealer,
  })
})

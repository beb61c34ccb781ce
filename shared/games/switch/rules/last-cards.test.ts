import { describe, expect, test } from 'vitest'

import { moves } from './moves.ts'
import {
  after,
  call,
  card,
  cards,
  draw,
  holds,
  lay,
  position,
  violationOf,
  type PositionInput,
} from '../testing/positions.ts'
import type { MoveEvent, State } from './state.ts'
import { view } from './view.ts'

const whats = ({ last }: State): MoveEvent['type'][] => last.map(({ type }) => type)

describe('the call', () => {
  test('[SW-14] a player who plays the last card but one calls "Switch" with the move', () => {
    const state = after(position({ hands: ['7♥ 4♣', '6♣ 6♦'] }), call('7♥'))
    expect(holds(state, 0)).toBe('4♣')
    expect(whats(state)).toEqual(['played', 'called'])
  })

  test('[SW-14] a player who forgets the call draws two', () => {
    const state = after(position({ hands: ['7♥ 4♣', '6♣ 6♦'], toDraw: '2♦ 3♦ 5♦' }), lay('7♥'))
    expect(state.hands[0]).toEqual(cards('4♣ 3♦ 5♦'))
    expect(state.last.at(-1)).toEqual({ type: 'forgot-call', seat: 0, drawn: 2 })
    expect(state.turn).toBe(1)
  })

  test('[SW-14] the call is needed whenever two or more cards become one or none', () => {
    const runs = { '7♥ 7♣': '', '7♥ 7♣ 7♠': '4♣', '7♥ 7♠': '' }
    for (const [laid, left] of Object.entries(runs)) {
      const state = position({ hands: [`${laid} ${left}`.trim(), '6♣ 6♦'] })
      expect(violationOf(state, call(laid))).toBeNull()
      expect(whats(after(state, lay(laid)))).toContain('forgot-call')
    }
  })

  test('[SW-14] the call is not needed if more cards stay, nor for a single last card', () => {
    const three = position({ hands: ['7♥ 4♣ 5♣', '6♣ 6♦'] })
    expect(whats(after(three, lay('7♥')))).toEqual(['played'])
    const one = position({ hands: ['7♥', '6♣ 6♦'] })
    expect(whats(after(one, lay('7♥')))).toContain('round-won')
  })

  test('[SW-14] an unneeded call is accepted and has no effect', () => {
    const forNothing: [PositionInput, string][] = [
      [{ hands: ['7♥ 4♣ 5♣', '6♣ 6♦'] }, '7♥'],
      [{ hands: ['7♥ 7♣ 4♣ 5♣', '6♣ 6♦'] }, '7♥ 7♣'],
      [{ hands: ['7♥', '6♣ 6♦'] }, '7♥'],
      [{ hands: ['7♥ 4♣', '6♣ 6♦'], lastCall: 0 }, '7♥'],
    ]
    for (const [shown, laid] of forNothing) {
      const state = position(shown)
      expect(violationOf(state, call(laid))).toBeNull()
      expect(after(state, call(laid))).toEqual(after(state, lay(laid)))
      // `moves` offers the call only if the player has to call.
      expect(moves(view(state, 0), state.options)).not.toContainEqual(call(laid))
    }
  })

  test('[SW-14] the call does not make an illegal card legal', () => {
    const state = position({ hands: ['7♥ 4♣ 5♣', '6♣ 6♦'] })
    expect(violationOf(state, call('4♣'))).toBe('SW-04')
    expect(violationOf(state, call('6♣'))).toBe('SW-04')
  })

  test('[SW-14] vector: 9♣ 9♦ on a nine with the call wins; without the call, the player draws two and plays on', () => {
    const state = position({ hands: ['9♣ 9♦', '6♣ 6♦'], discards: '9♥', toDraw: '2♦ 3♦ 5♦' })
    const won = after(state, call('9♣ 9♦'))
    expect(won).toMatchObject({ points: [1, 0], round: 2 })
    const stays = after(state, lay('9♣ 9♦'))
    expect(stays).toMatchObject({ points: [0, 0], round: 1, turn: 1 })
    expect(stays.hands[0]).toEqual(cards('3♦ 5♦'))
  })

  test('[SW-14] drawing down to one card needs no call', () => {
    const state = after(position({ hands: ['4♣', '6♣ 6♦'] }), draw)
    expect(whats(state)).toEqual(['drew'])
  })

  test('[SC-02] the table chooses the penalty, and a penalty of zero turns the call off', () => {
    for (const lastCall of [1, 3, 4, 5] as const) {
      const state = position({ hands: ['7♥ 4♣', '6♣ 6♦'], lastCall })
      expect(after(state, lay('7♥')).hands[0]).toHaveLength(1 + lastCall)
    }
    const without = position({ hands: ['7♥ 4♣', '6♣ 6♦'], lastCall: 0 })
    expect(whats(after(without, lay('7♥')))).toEqual(['played'])
    expect(moves(view(without, 0), without.options)).not.toContainEqual(call('7♥'))
  })
})

const last = (hand: string, discards = '9♥'): State =>
  position({ hands: [hand, '6♣ 6♦', '7♣ 7♦'], discards, toDraw: '2♦ 3♦ 5♦' })

describe('a special card as the last one', () => {
  test.each<[string, string, object]>([
    ['A♥', '9♥', { turn: 1, named: { suit: 'clubs' } }],
    ['2♥', '9♥', { turn: 1, demand: { by: 'draw', owed: 2 } }],
    ['8♥', '9♥', { turn: 2 }],
    ['10♥', '9♥', { turn: 2, direction: -1 }],
    ['J♥', '9♥', { turn: 1, demand: { by: 'draw2', owed: 5 } }],
  ])(
    '[SW-15] with %s the player draws one, and the effect still applies',
    (hand, discards, expected) => {
      const named = hand === 'A♥' ? ({ suit: 'clubs' } as const) : undefined
      const state = after(last(hand, discards), lay(hand, named))
      expect(holds(state, 0)).toBe('5♦')
      expect(state).toMatchObject({ ...expected, round: 1, points: [0, 0, 0] })
      expect(state.last).toContainEqual({ type: 'special-last', seat: 0, drawn: 1 })
    },
  )

  test('[SW-15] vector: last card Q♠: draw one, swap', () => {
    const state = after(last('Q♠', '9♠'), lay('Q♠'))
    expect([0, 1].map((seat) => holds(state, seat))).toEqual(['6♣ 6♦', '5♦'])
    expect(state).toMatchObject({ turn: 1, round: 1 })
    expect(whats(state)).toEqual(['played', 'special-last', 'swapped'])
  })

  test('[SW-15] a red jack on a jack is special, though it demands nothing', () => {
    const state = after(last('J♥', 'J♠'), lay('J♥'))
    expect(holds(state, 0)).toBe('5♦')
    expect(state.demand).toBeNull()
  })

  test.each(['3♥', '4♥', '5♥', '6♥', '7♥', '9♥', 'K♥', 'Q♥'])(
    '[SW-15] %s is not special: its player wins the round',
    (hand) => {
      const state = position({ hands: [hand, '6♣ 6♦'], discards: '2♥' })
      expect(after(state, lay(hand))).toMatchObject({ points: [1, 0], round: 2 })
    },
  )

  test('[SW-15] with an empty draw pile, the player draws from the cards below the last one', () => {
    const state = after(position({ hands: ['2♥', '6♣ 6♦'], discards: '9♥', toDraw: '' }), lay('2♥'))
    expect(holds(state, 0)).toBe('9♥')
    expect(whats(state)).toEqual(['played', 'shuffled', 'special-last', 'asked'])
  })

  test('[SC-02] without specialLast, the player wins before any effect', () => {
    const state = position({
      hands: ['Q♠', '6♣ 6♦', '7♣ 7♦'],
      discards: '9♠',
      specialLast: false,
      targetWins: 1,
    })
    const over = after(state, lay('Q♠'))
    expect(whats(over)).toEqual(['played', 'round-won', 'game-won'])
    expect(over.hands).toEqual([[], cards('6♣ 6♦'), cards('7♣ 7♦')])
    expect(over).toMatchObject({ points: [1, 0, 0], demand: null, step: { now: 'over' } })
  })
})

describe('the order within a move', () => {
  test('[SW-17] cards, named suit, penalty, then the effect', () => {
    const state = position({ hands: ['A♥ 4♣', '6♣ 6♦'], toDraw: '2♦ 3♦ 5♦' })
    expect(whats(after(state, lay('A♥', { suit: 'clubs' })))).toEqual([
      'played',
      'named',
      'forgot-call',
    ])
    const two = position({ hands: ['2♥ 4♣', '6♣ 6♦'], toDraw: '2♦ 3♦ 5♦' })
    expect(whats(after(two, lay('2♥')))).toEqual(['played', 'forgot-call', 'asked'])
  })

  test('[SW-17] a black queen also swaps the cards just drawn as a penalty', () => {
    const state = position({
      hands: ['Q♠ 4♣', '6♣ 6♦', '7♦ 7♣'],
      discards: '9♠',
      toDraw: '2♦ 3♦ 5♦',
    })
    const swapped = after(state, lay('Q♠'))
    expect(holds(swapped, 1)).toBe('4♣ 3♦ 5♦')
    expect(whats(swapped)).toEqual(['played', 'forgot-call', 'swapped'])
  })

  test('[SW-17] the round ends before any effect: no demand, skip or change of direction follows', () => {
    const state = position({
      hands: ['2♥', '6♣ 6♦'],
      specialLast: false,
      scoring: 'cards',
      targetCards: 20,
    })
    const won = after(state, lay('2♥'))
    expect(won.points).toEqual([12, 0])
    expect(won.last.slice(0, 3)).toEqual([
      { type: 'played', seat: 0, cards: [card('2♥')] },
      { type: 'round-won', seat: 0, points: 12 },
      expect.objectContaining({ type: 'dealt' }),
    ])
  })

  test('[SW-17] a player who draws cards as a penalty stays in the round', () => {
    const state = position({ hands: ['7♥ 7♣', '6♣ 6♦'], lastCall: 1 })
    expect(after(state, lay('7♥ 7♣'))).toMatchObject({
      round: 1,
      hands: [[{}], {}].map(() => expect.anything()),
    })
    expect(after(state, lay('7♥ 7♣')).hands[0]).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'

import { game } from '../game.ts'
import {
  after,
  cards,
  draw,
  holds,
  lay,
  mayDo,
  mayLay,
  position,
  violationOf,
} from '../testing/positions.ts'
import { view } from './view.ts'

describe('jokers', () => {
  const jokers = 2

  test('[SC-02] a joker without an effect can always be played, and any card can follow', () => {
    const state = position({ hands: ['* 4♣ 4♦', '5♣ 6♦ K♠'], discards: '9♥', jokers })
    expect(mayLay(state)).toEqual(['*'])
    expect(mayLay(after(state, lay('*')))).toEqual(['5♣', '6♦', 'K♠'])
  })

  test('[SC-02] a joker ends the effect of a named suit', () => {
    const named = { suit: 'clubs' } as const
    const state = position({ hands: ['* 4♦ 4♠', '5♣ 6♦'], discards: 'A♥', named, jokers })
    const ended = after(state, lay('*'))
    expect(ended.named).toBeNull()
    expect(mayLay(ended)).toEqual(['5♣', '6♦'])
  })

  test('[SC-02] a joker can be played on a demand only if it demands or cancels', () => {
    const shown = {
      hands: ['* 4♣ 4♦', '5♣ 6♦ K♠'],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
      jokers,
    } as const
    expect(violationOf(position(shown), lay('*'))).toBe('SW-09')
    expect(violationOf(position({ ...shown, skip: 'joker' }), lay('*'))).toBe('SW-09')
    const cancelling = position({ ...shown, drawCancel: 'joker' })
    expect(after(cancelling, lay('*'))).toMatchObject({ turn: 1, demand: null })
  })

  test('[SC-06] a joker that demands cards answers the demand of a joker and no other', () => {
    const asks = { draw2: 'joker', drawCancel: 'none', draw2Count: 4, jokers } as const
    const state = position({ hands: ['* 4♣ 4♦', '* 2♦ K♠', '3♣'], ...asks })
    const four = after(state, lay('*'))
    expect(mayLay(four)).toEqual(['*'])
    expect(after(four, lay('*')).demand).toEqual({ by: 'draw2', owed: 8 })
    const twos = position({
      hands: ['* 4♣ 4♦', '3♣'],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
      ...asks,
    })
    expect(violationOf(twos, lay('*'))).toBe('SW-09')
  })

  test('[SC-06] a joker that demands and cancels cancels the demand of a joker', () => {
    const both = { draw2: 'joker', drawCancel: 'joker', jokers } as const
    const state = position({ hands: ['* 4♣ 4♦', '* 2♦ K♠'], ...both })
    const asked = after(state, lay('*'))
    expect(asked.demand?.owed).toBe(5)
    expect(after(asked, lay('*')).demand).toBeNull()
  })

  test('[SC-02] jokers are always special: they are played one at a time, and cost one card as the last card', () => {
    const two = position({ hands: ['* * 4♣', '6♣ 6♦'], jokers })
    expect(mayLay(two)).toEqual(['*'])
    expect(violationOf(two, lay('* *'))).toBe('SW-05')
    const last = position({ hands: ['*', '6♣ 6♦'], jokers, toDraw: '3♦' })
    expect(after(last, lay('*'))).toMatchObject({ hands: [cards('3♦'), {}], round: 1 })
    const out = position({ hands: ['*', '6♣ 6♦'], jokers, specialLast: false })
    expect(after(out, lay('*'))).toMatchObject({ round: 2, points: [1, 0] })
  })

  test('two jokers in a hand are one choice, and one stays in the hand', () => {
    const state = after(position({ hands: ['* * 4♣', '6♣ 6♦'], jokers }), lay('*'))
    expect(holds(state, 0)).toBe('4♣ *')
  })
})

describe('naming a rank', () => {
  const wildRank = { wildSuit: 'none', wildRank: 'A' } as const

  test('[SC-02] the card can always be played and names a rank without special cards', () => {
    const state = position({ hands: ['A♠ 4♣ 4♦', '5♣ 7♦ 7♠'], ...wildRank })
    const named = game
      .moves(view(state, 0), state.options)
      .flatMap((move) => (move.do === 'play' && move.named ? [move.named] : []))
    expect(named).toEqual(['3', '4', '5', '6', '7', '9', 'K'].map((rank) => ({ rank })))
    expect(violationOf(state, lay('A♠', { rank: '8' }))).toBe('SC-02')
    expect(violationOf(state, lay('A♠', { rank: 'Q' }))).toBe('SC-02')
    expect(violationOf(state, lay('A♠', { suit: 'hearts' }))).toBe('SC-02')
    expect(violationOf(state, lay('A♠'))).toBe('SC-02')
  })

  test('[SC-05] any card of the named rank can follow, and no other card', () => {
    const state = position({ hands: ['A♠ 4♣ 4♦', '5♠ 7♦ 7♥', '3♠'], ...wildRank })
    const afterNaming = after(state, lay('A♠', { rank: '7' }))
    expect(mayLay(afterNaming)).toEqual(['7♦', '7♦ 7♥', '7♥', '7♥ 7♦'])
    expect(violationOf(afterNaming, lay('5♠'))).toBe('SC-05')
    const held = after(afterNaming, draw)
    expect(held.named).toEqual({ rank: '7' })
    expect(after(afterNaming, lay('7♦')).named).toBeNull()
  })

  test('[SC-02] an ace can name again, unless naming cards cannot follow naming cards', () => {
    const shown = {
      hands: ['A♠ 4♣ 4♦', '3♠'],
      discards: 'A♥',
      named: { rank: '7' },
      ...wildRank,
    } as const
    expect(mayLay(position(shown))).toEqual(['A♠'])
    expect(violationOf(position({ ...shown, wildOnWild: false }), lay('A♠', { rank: '7' }))).toBe(
      'SC-05',
    )
  })

  test('[SC-05] without wildOnWild, neither of two kinds of naming cards can follow the other', () => {
    const both = { wildSuit: 'A', wildRank: 'joker', jokers: 2, wildOnWild: false } as const
    const onAce = position({
      hands: ['* K♠', '3♠'],
      discards: 'A♥',
      named: { suit: 'spades' },
      ...both,
    })
    expect(mayLay(onAce)).toEqual(['K♠'])
    const onJoker = position({
      hands: ['A♠ K♠ *', '3♠'],
      discards: '*',
      named: { rank: 'K' },
      ...both,
    })
    expect(mayLay(onJoker)).toEqual(['K♠'])
    const elsewhere = position({ hands: ['A♠ K♠ *', '3♠'], discards: '9♥', ...both })
    expect(mayLay(elsewhere)).toEqual(['A♠', '*'])
  })

  test('[SC-02] German Mau-Mau: no jack follows a jack, not even in the named suit', () => {
    const state = position({
      hands: ['J♠ K♠ 4♣', '3♠'],
      discards: 'J♥',
      named: { suit: 'spades' },
      ...game.choices.presets?.['mau-mau'],
      pack: 52,
    })
    expect(mayLay(state)).toEqual(['K♠'])
    expect(violationOf(state, lay('J♠', { suit: 'clubs' }))).toBe('SC-05')
  })
})

describe('demands', () => {
  test('[SC-02] the table chooses the number of cards that are demanded', () => {
    const state = position({ hands: ['2♥ 4♣ 4♦', '2♠ 5♣ 5♦', '3♣ 3♦'], drawCount: 7 })
    const seven = after(state, lay('2♥'))
    expect(seven.demand).toEqual({ by: 'draw', owed: 7 })
    expect(after(seven, lay('2♠')).demand).toEqual({ by: 'draw', owed: 14 })
    expect(after(seven, draw).hands[1]).toHaveLength(10)
  })

  test('[SC-02] a demand that cannot be passed on must be paid by drawing', () => {
    const state = position({ hands: ['2♥ 4♣ 4♦', '2♠ 5♣ 5♦'], drawPassed: false })
    const asked = after(state, lay('2♥'))
    expect(mayDo(asked)).toEqual(['draw'])
    expect(violationOf(asked, lay('2♠'))).toBe('SC-06')
  })

  test('[SC-06] a demand that cannot be passed on can still be cancelled', () => {
    const state = position({ hands: ['J♥ 4♣ 4♦', 'J♠ J♦ 5♦'], draw2Passed: false })
    expect(mayLay(after(state, lay('J♥')))).toEqual(['J♦'])
  })

  test('[SC-06] a card of the rank in a colour without a demand is no answer', () => {
    const state = position({ hands: ['2♥ 4♣ 4♦', '2♠ 2♦ 5♦'], draw: '2-red' })
    const asked = after(state, lay('2♥'))
    expect(mayLay(asked)).toEqual(['2♦'])
    expect(violationOf(asked, lay('2♠'))).toBe('SC-06')
  })

  test('[SC-02] a cancelling card of another rank cancels any demand that it matches', () => {
    const cancel = { drawCancel: 'K', hands: ['K♥ K♠ 4♦', '3♣'] } as const
    const onTwo = position({ ...cancel, discards: '2♥', demand: { by: 'draw', owed: 4 } })
    expect(mayLay(onTwo)).toEqual(['K♥'])
    expect(violationOf(onTwo, lay('K♠'))).toBe('SW-09')
    expect(after(onTwo, lay('K♥'))).toMatchObject({ turn: 1, demand: null })
    const onJack = position({ ...cancel, discards: 'J♠', demand: { by: 'draw2', owed: 5 } })
    expect(mayLay(onJack)).toEqual(['K♠'])
    const onJoker = position({
      ...cancel,
      draw2: 'joker',
      jokers: 1,
      discards: '*',
      demand: { by: 'draw2', owed: 5 },
    })
    expect(mayLay(onJoker)).toEqual(['K♠', 'K♥'])
  })

  test('[SC-10] a cancelling card is special even without an open demand', () => {
    const state = position({ hands: ['K♥ K♠ 4♦', '3♣'], drawCancel: 'K' })
    expect(mayLay(state)).toEqual(['K♥'])
    const last = position({ hands: ['K♥', '3♣ 3♦'], drawCancel: 'K', toDraw: '5♦' })
    expect(holds(after(last, lay('K♥')), 0)).toBe('5♦')
  })

  test('[SC-02] a cancelling card of a rank that demands cancels the demands of its own rank only', () => {
    const cancels = { hands: ['2♠ 4♣ 4♦', '3♣'], drawCancel: '2' } as const
    const onJack = position({ ...cancels, discards: 'J♠', demand: { by: 'draw2', owed: 5 } })
    expect(violationOf(onJack, lay('2♠'))).toBe('SW-09')
    const onTwo = position({ ...cancels, discards: '2♥', demand: { by: 'draw', owed: 2 } })
    expect(after(onTwo, lay('2♠'))).toMatchObject({ turn: 1, demand: null })
  })

  test('[SC-06] a cancelling card that can demand makes no demand on its own rank, but does on other ranks', () => {
    const cancels = { drawCancel: '2-black' } as const
    const onTwo = position({ hands: ['2♠ 4♣ 4♦', '3♣'], discards: '2♥', ...cancels })
    expect(after(onTwo, lay('2♠')).demand).toBeNull()
    const onNine = position({ hands: ['2♠ 4♣ 4♦', '3♣'], discards: '9♠', ...cancels })
    expect(after(onNine, lay('2♠')).demand).toEqual({ by: 'draw', owed: 2 })
  })
})

test('[SC-02] the table chooses which cards skip, reverse and swap', () => {
  const changes = {
    skip: '3',
    reverse: '4',
    handSwap: '5',
    draw: 'none',
    drawCancel: 'none',
  } as const
  const state = position({ hands: ['3♥ 4♥ 5♥', '6♣ 6♦', '7♣ 7♦'], ...changes })
  expect(after(state, lay('3♥')).turn).toBe(2)
  expect(after(state, lay('4♥'))).toMatchObject({ turn: 2, direction: -1 })
  expect(holds(after(state, lay('5♥')), 0)).toBe('6♣ 6♦')
  const eights = position({ hands: ['8♥ 8♣ 10♥', '6♣ 6♦', '7♣ 7♦'], ...changes })
  expect(mayLay(eights)).toEqual(['8♥', '8♥ 8♣', '10♥'])
})

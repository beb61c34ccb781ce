import { describe, expect, test } from 'vitest'

import {
  after,
  call,
  card,
  draw,
  holds,
  keep,
  lay,
  mayLay,
  name,
  pass,
  position,
  violationOf,
  cards,
} from '../testing/positions.ts'

const others = ['3♣ 3♦ 4♣', '5♣ 5♦ 6♣']

describe('playing one card or drawing one', () => {
  test('[SW-04] a card matches the top card in suit or in rank', () => {
    const state = position({ hands: ['7♥ 9♣ K♠ 4♦', ...others], discards: '9♥' })
    expect(mayLay(state)).toEqual(['9♣', '7♥'])
    expect(violationOf(state, lay('K♠'))).toBe('SW-04')
  })

  test('[SW-04] the card goes on top, and the turn passes on', () => {
    const state = after(position({ hands: ['7♥ 9♣ K♠', ...others] }), lay('7♥'))
    expect(state.discard.at(-1)).toBe(card('7♥'))
    expect(state).toMatchObject({ turn: 1, hands: [cards('9♣ K♠'), {}, {}] })
    expect(state.last).toEqual([{ type: 'played', seat: 0, cards: [card('7♥')] }])
  })

  test('[SW-04] a player can always choose to draw, and the turn ends', () => {
    const state = position({ hands: ['7♥ 9♣', ...others], toDraw: '2♣ 6♥' })
    const drawn = after(state, draw)
    expect(holds(drawn, 0)).toBe('9♣ 6♥ 7♥')
    expect(drawn).toMatchObject({ turn: 1, draw: cards('2♣'), step: { now: 'turn' } })
    expect(drawn.last).toEqual([{ type: 'drew', seat: 0, drawn: 1 }])
  })

  test('[SW-04] a player cannot play the cards of another player', () => {
    expect(violationOf(position({ hands: ['7♥ 9♣', ...others] }), lay('3♦'))).toBe('SW-04')
  })

  test('[SW-04] a player who can play or draw can neither pass nor keep nor name', () => {
    const state = position({ hands: ['7♥ 9♣', ...others] })
    expect(violationOf(state, pass)).toBe('SW-04')
    expect(violationOf(state, keep)).toBe('SW-04')
    expect(violationOf(state, name({ suit: 'hearts' }))).toBe('SW-06')
  })

  test('[SW-09] a player who must draw can neither pass nor keep while there are cards', () => {
    const asked = position({
      hands: ['7♥ 9♣', ...others],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
    })
    expect(violationOf(asked, pass)).toBe('SW-09')
    expect(violationOf(asked, keep)).toBe('SW-09')
  })

  test('[SW-13] with no cards to draw, a player who can play can neither draw nor pass nor keep', () => {
    const state = position({ hands: ['7♥ 9♣', ...others], toDraw: '' })
    for (const move of [draw, pass, keep]) expect(violationOf(state, move)).toBe('SW-13')
  })
})

describe('several cards of one rank', () => {
  test('[SW-05] other cards of the rank can follow at once if the first can be played', () => {
    const state = position({ hands: ['9♣ 9♦ 7♦ K♥ 4♠', ...others], discards: '9♥' })
    expect(mayLay(state)).toEqual(['9♣', '9♣ 9♦', '9♦', '9♦ 9♣', 'K♥'])
  })

  test('[SW-05] only the first must match, and the last one decides the suit', () => {
    const state = position({ hands: ['7♥ 7♣ 7♠ K♣ 2♠', '4♣ 5♠ Q♥', '3♣'], discards: '9♥' })
    expect(mayLay(state)).toEqual(['7♥', '7♥ 7♣', '7♥ 7♠ 7♣', '7♥ 7♠', '7♥ 7♣ 7♠'])
    const laid = after(state, lay('7♥ 7♠ 7♣'))
    expect(laid.discard.slice(-3)).toEqual(cards('7♥ 7♠ 7♣'))
    expect(mayLay(laid)).toEqual(['4♣'])
    expect(violationOf(state, lay('7♣ 7♥'))).toBe('SW-04')
  })

  test('[SW-05] all four cards of a rank can be played in each order that makes a difference', () => {
    const hand = '6♣ 6♦ 6♠ 6♥ K♣ K♦ 2♥'
    const four = mayLay(position({ hands: [hand, '3♥'], discards: '3♠' }))
    // Only the six of spades matches, so it is played first. Each of the other sixes can be last,
    // with any of the rest in between.
    expect(four).toHaveLength(1 + 3 * 4)
    expect(four).toContain('6♠ 6♣ 6♦ 6♥')
    expect(four).not.toContain('6♠ 6♦ 6♣ 6♥')
  })

  test.each(['A♣ A♦', '2♣ 2♦', '8♣ 8♦', '10♣ 10♦', 'J♣ J♦', 'Q♣ Q♠'])(
    '[SW-05] special cards are excluded: %s',
    (pair) => {
      const [first = '', second = ''] = pair.split(' ')
      const state = position({ hands: [`${pair} 4♠ 5♠`, '3♥'], discards: '6♣' })
      expect(mayLay(state).every((one) => !one.includes(' '))).toBe(true)
      const named = first.startsWith('A') ? ({ suit: 'hearts' } as const) : undefined
      expect(violationOf(state, lay(first, named))).toBeNull()
      expect(violationOf(state, lay(`${first} ${second}`, named))).toBe('SW-05')
    },
  )

  test('[SW-05] red queens can be played together; a black queen is played alone', () => {
    const state = position({ hands: ['Q♦ Q♥ Q♠ 3♣ 4♣', '3♥'], discards: '9♥' })
    expect(mayLay(state)).toEqual(['Q♥', 'Q♥ Q♦'])
    expect(violationOf(state, lay('Q♥ Q♠'))).toBe('SW-05')
    const onSpades = position({ hands: ['Q♦ Q♥ Q♠ 3♣ 4♣', '3♥'], discards: '9♠' })
    expect(mayLay(onSpades)).toEqual(['Q♠'])
  })

  test('[SW-05] cards of different ranks cannot be played together', () => {
    const state = position({ hands: ['7♥ 6♥ 6♣', '3♥'], discards: '9♥' })
    expect(violationOf(state, lay('7♥ 6♥'))).toBe('SW-05')
  })

  test('[SC-02] without multiPlay, one card is played at a time', () => {
    const state = position({ hands: ['9♣ 9♦ 4♠', '3♥'], discards: '9♥', multiPlay: false })
    expect(mayLay(state)).toEqual(['9♣', '9♦'])
    expect(violationOf(state, lay('9♣ 9♦'))).toBe('SC-02')
    expect(violationOf(state, lay('4♠ 9♦'))).toBe('SW-04')
  })

  test('[SW-05] the order of the cards between the first and the last makes no difference', () => {
    const state = position({ hands: ['6♣ 6♦ 6♠ 6♥ K♣', '3♥'], discards: '3♠' })
    const laid = after(state, call('6♠ 6♣ 6♦ 6♥'))
    expect(after(state, call('6♠ 6♦ 6♣ 6♥'))).toEqual(laid)
    expect(laid.last[0]).toEqual({ type: 'played', seat: 0, cards: cards('6♠ 6♣ 6♦ 6♥') })
  })

  test('[SW-05] no card can be played twice, and no card of another player', () => {
    const state = position({ hands: ['9♣ 9♦ 4♠', '9♠ 3♥'], discards: '9♥' })
    expect(violationOf(state, lay('9♣ 9♦ 9♦'))).toBe('SW-05')
    expect(violationOf(state, lay('9♣ 9♦ 9♣'))).toBe('SW-05')
    expect(violationOf(state, lay('9♣ 9♠ 9♦'))).toBe('SW-04')
  })
})

describe('the ace', () => {
  const state = position({ hands: ['A♠ K♣ K♦ 4♥', 'A♣ 5♦ 6♠ 7♥', '3♥ 3♦ A♦ K♥'], discards: '9♥' })

  test('[SW-06] an ace can always be played, and its player names any suit with the move', () => {
    expect(mayLay(position({ hands: ['A♠ K♣', '3♥'], discards: '9♥' }))).toEqual(['A♠'])
    for (const suit of ['clubs', 'diamonds', 'spades', 'hearts'] as const)
      expect(after(state, lay('A♠', { suit }))).toMatchObject({ turn: 1, named: { suit } })
    expect(violationOf(state, lay('A♠'))).toBe('SW-06')
    expect(violationOf(state, lay('A♠', { rank: '7' }))).toBe('SW-06')
    expect(violationOf(state, lay('4♥', { suit: 'hearts' }))).toBe('SW-06')
  })

  test('[SW-06] the named suit must follow, and the suit of the ace does not count', () => {
    const afterNaming = after(state, lay('A♠', { suit: 'diamonds' }))
    expect(mayLay(afterNaming)).toEqual(['A♣', '5♦'])
    expect(violationOf(afterNaming, lay('6♠'))).toBe('SW-06')
    expect(afterNaming.last).toEqual([
      { type: 'played', seat: 0, cards: [card('A♠')] },
      { type: 'named', seat: 0, named: { suit: 'diamonds' } },
    ])
  })

  test('[SW-06] an ace can be played on an ace and name another suit', () => {
    const again = after(state, lay('A♠', { suit: 'diamonds' }), lay('A♣', { suit: 'hearts' }))
    expect(again.named).toEqual({ suit: 'hearts' })
    expect(mayLay(again)).toEqual(['A♦', '3♥', '3♥ 3♦', 'K♥'])
  })

  test('[SW-06] a named suit stays after draws', () => {
    const held = after(state, lay('A♠', { suit: 'diamonds' }), draw, draw)
    expect(held).toMatchObject({ turn: 0, named: { suit: 'diamonds' } })
    expect(mayLay(held)).toContain('K♦')
    expect(mayLay(held)).not.toContain('4♥')
  })

  test('[SW-06] a named suit stays after skips, and ends if a card of the suit is played', () => {
    const skipping = position({
      hands: ['8♦ K♣ K♦ 4♥', '5♦ 6♠', '3♥ 3♦ A♦ 8♥'],
      discards: 'A♠',
      named: { suit: 'diamonds' },
    })
    const served = after(skipping, lay('8♦'))
    expect(served).toMatchObject({ turn: 2, named: null })
    expect(mayLay(served)).toContain('8♥')
  })

  test('[SW-06] a card of the named suit can be played with others of its rank', () => {
    const several = position({
      hands: ['5♦ 5♠ 4♥', '6♠ 6♦', '3♥'],
      discards: 'A♠',
      named: { suit: 'diamonds' },
    })
    const served = after(several, call('5♦ 5♠'))
    expect(served.named).toBeNull()
    expect(mayLay(served)).toEqual(['6♠', '6♠ 6♦'])
  })

  test('[SW-06] an ace is no answer to an open demand', () => {
    const demanded = position({
      hands: ['A♠ 2♣ 4♥', '3♥'],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
    })
    expect(violationOf(demanded, lay('A♠', { suit: 'hearts' }))).toBe('SW-09')
    expect(mayLay(demanded)).toEqual(['2♣'])
  })
})

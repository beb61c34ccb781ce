import { describe, expect, test } from 'vitest'

import {
  after,
  call,
  draw,
  lay,
  mayDo,
  mayLay,
  position,
  violationOf,
} from '../testing/positions.ts'
import type { State } from './state.ts'

const rest = '3♣ 3♦ 4♣'
const owed = ({ demand }: State): number => demand?.owed ?? 0

describe('twos', () => {
  const state = position({ hands: ['2♥ 5♣ 5♦', '2♠ J♥ 7♣', `2♣ ${rest}`] })

  test('[SW-07] the next player draws two, and the turn ends', () => {
    const asked = after(state, lay('2♥'))
    expect(asked).toMatchObject({ turn: 1, demand: { by: 'draw', owed: 2 } })
    expect(asked.last.at(-1)).toEqual({ type: 'asked', seat: 1, by: 'draw', owed: 2 })
    const paid = after(asked, draw)
    expect(paid.hands[1]).toHaveLength(5)
    expect(paid).toMatchObject({ turn: 2, demand: null })
    expect(paid.last).toEqual([{ type: 'paid', seat: 1, owed: 2, drawn: 2 }])
  })

  test('[SW-07] another two passes the sum on', () => {
    const four = after(state, lay('2♥'), lay('2♠'))
    expect(four).toMatchObject({ turn: 2, demand: { owed: 4 } })
    const six = after(four, lay('2♣'))
    expect(six).toMatchObject({ turn: 0, demand: { owed: 6 } })
    expect(after(six, draw).hands[0]).toHaveLength(2 + 6)
  })

  test('vector: 2♠, 2♥ -> 4', () => {
    const on = position({ hands: [`2♠ ${rest}`, '2♥ 5♣ 6♣'], discards: '9♠' })
    expect(owed(after(on, lay('2♠'), lay('2♥')))).toBe(4)
  })

  test('[SW-07] twos and jacks do not combine, not even in one suit', () => {
    const asked = after(state, lay('2♥'))
    expect(mayLay(asked)).toEqual(['2♠'])
    expect(violationOf(asked, lay('J♥'))).toBe('SW-09')
    const byJack = position({
      hands: ['2♥ 5♣ 5♦', rest],
      discards: 'J♥',
      demand: { by: 'draw2', owed: 5 },
    })
    expect(violationOf(byJack, lay('2♥'))).toBe('SW-09')
  })

  test('[SW-07] a two on a paid two starts a new demand of two', () => {
    const paid = after(state, lay('2♥'), draw)
    expect(owed(after(paid, lay('2♣')))).toBe(2)
  })
})

const onPaidJack = (jack: string): State =>
  position({ hands: [`${jack} 6♣ 7♣`, rest, '5♥'], discards: 'J♣' })

describe('jacks', () => {
  const state = position({ hands: ['J♥ 5♣ 5♦', 'J♠ 6♣ 7♣', 'J♦ 8♣ 9♣', 'J♣ 10♣ Q♣'] })

  test('vector: 9♥, J♥ -> 5 owed; J♠ -> 10; J♦ -> 0 and the turn passes on; J♣ -> 5', () => {
    const five = after(state, lay('J♥'))
    expect(five).toMatchObject({ turn: 1, demand: { by: 'draw2', owed: 5 } })
    const ten = after(five, lay('J♠'))
    expect(ten).toMatchObject({ turn: 2, demand: { by: 'draw2', owed: 10 } })
    const none = after(ten, lay('J♦'))
    expect(none).toMatchObject({ turn: 3, demand: null })
    expect(after(none, lay('J♣'))).toMatchObject({ turn: 0, demand: { by: 'draw2', owed: 5 } })
  })

  test('[SW-08] the next player draws five', () => {
    const paid = after(state, lay('J♥'), draw)
    expect(paid.hands[1]).toHaveLength(8)
    expect(paid).toMatchObject({ turn: 2, demand: null })
  })

  test('[SW-08] a black jack on any jack passes the sum on, raised by five', () => {
    expect(owed(after(state, lay('J♥'), lay('J♠')))).toBe(10)
    const onBlack = position({
      hands: ['J♠ 6♣ 7♣', rest],
      discards: 'J♣',
      demand: { by: 'draw2', owed: 5 },
    })
    expect(owed(after(onBlack, lay('J♠')))).toBe(10)
  })

  test('[SW-08] a red jack on any jack cancels the demand, and its player draws nothing', () => {
    const ten = after(state, lay('J♥'), lay('J♠'))
    const cancelled = after(ten, lay('J♦'))
    expect(cancelled.hands[2]).toHaveLength(2)
    expect(cancelled.last.at(-1)).toEqual({ type: 'cancelled', seat: 2, owed: 10 })
    const onRed = position({
      hands: ['J♦ 6♣ 7♣', rest],
      discards: 'J♥',
      demand: { by: 'draw2', owed: 5 },
    })
    expect(after(onRed, lay('J♦')).demand).toBeNull()
  })

  test('[SW-08] a jack on another rank demands five, even a red one', () => {
    for (const jack of ['J♦', 'J♣']) {
      const on = position({ hands: [`${jack} ${rest}`, '5♥'], discards: jack.replace('J', '7') })
      expect(owed(after(on, lay(jack)))).toBe(5)
    }
  })

  test('[SW-08] on a paid or cancelled jack, a black jack demands five and a red one nothing', () => {
    expect(owed(after(onPaidJack('J♠'), lay('J♠')))).toBe(5)
    const quiet = after(onPaidJack('J♥'), lay('J♥'))
    expect(quiet).toMatchObject({ turn: 1, demand: null })
    expect(quiet.last.map(({ type }) => type)).toEqual(['played'])
  })

  test('[SW-08] on a jack that was just paid, a red jack demands nothing, and a black jack on it five', () => {
    const paid = after(state, lay('J♥'), draw)
    expect(after(paid, lay('J♦'))).toMatchObject({ turn: 3, demand: null })
    const cancelled = after(paid, lay('J♦'))
    expect(owed(after(cancelled, lay('J♣')))).toBe(5)
  })

  test('[SW-08] a red jack is no answer to twos', () => {
    const twos = position({
      hands: ['J♥ 6♣ 7♣', rest],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
    })
    expect(mayDo(twos)).toEqual(['draw'])
  })
})

describe('an open demand', () => {
  test('[SW-09] no other card answers an open demand, even if it matches the top card', () => {
    const state = position({
      hands: ['2♠ 8♥ 3♥ 10♥ Q♣', '3♦ 4♣'],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
    })
    expect(mayLay(state)).toEqual(['2♠'])
    expect(violationOf(state, lay('8♥'))).toBe('SW-09')
    expect(violationOf(state, lay('3♥'))).toBe('SW-09')
  })

  test('[SW-09] an open demand is paid even if there are fewer cards than demanded', () => {
    const state = position({
      hands: ['5♣ 6♣', '7♣ 7♦'],
      discards: '9♥ J♥',
      toDraw: '3♠',
      demand: { by: 'draw2', owed: 5 },
    })
    const paid = after(state, draw)
    expect(paid.hands[0]).toHaveLength(4)
    expect(paid).toMatchObject({ turn: 1, demand: null })
    expect(paid.last.at(-1)).toEqual({ type: 'paid', seat: 0, owed: 5, drawn: 2 })
  })

  test('[SW-09] a player with an answer can draw instead', () => {
    const state = position({
      hands: ['2♠ 6♣', rest],
      discards: '2♥',
      demand: { by: 'draw', owed: 4 },
    })
    expect(mayDo(state)).toEqual(['play', 'draw'])
    expect(after(state, draw).hands[0]).toHaveLength(6)
  })

  test('[SW-09] an answer with the last card but one needs the call', () => {
    const state = position({
      hands: ['2♠ 6♣', rest],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
    })
    expect(after(state, call('2♠'))).toMatchObject({ demand: { owed: 4 } })
    expect(after(state, lay('2♠')).hands[0]).toHaveLength(3)
    expect(after(state, lay('2♠'))).toMatchObject({ demand: { owed: 4 } })
  })
})

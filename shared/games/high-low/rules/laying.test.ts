import { describe, expect, test } from 'vitest'

import { inOrder } from './cards.ts'
import { after, lay, lying, position, violationOf, take } from '../testing/positions.ts'
import { needOf } from './need.ts'
import type { Value } from './state.ts'

const everyValue: readonly Value[] = Array.from({ length: 13 }, (_, at) => at + 1)

/** Returns the values that beat the pile when this many cards are played together. */
const goes = (pile: string, count = 1): Value[] =>
  everyValue.filter((value) => {
    const there = lying(pile).filter((play) => play.value === value)
    const lie = there.reduce((sum, play) => sum + play.count, 0)
    if (count + lie > 4) return false
    const hand = Array.from({ length: count }, () => value)
    return violationOf(position({ hand, pile }), lay(value, count)) === null
  })

const refusal = (pile: string, value: Value, count = 1) => {
  const hand = Array.from({ length: count }, () => value)
  return violationOf(position({ hand, pile }), lay(value, count))
}

test('[HL-05] a card must be strictly higher than the top card', () => {
  expect(goes('9')).toEqual([2, 3, 10, 11, 12, 13])
  expect(goes('1')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(refusal('9', 8)).toBe('HL-05')
  expect(refusal('9', 9)).toBe('HL-05')
})

test('[HL-07] pairs and triplets can be played on a single card', () => {
  expect(goes('5', 2)).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(goes('8', 3)).toEqual([2, 3, 8, 9, 10, 11, 12, 13])
})

test('[HL-07] a pair is answered by a pair', () => {
  expect(goes('6+6', 1)).toEqual([2, 3, 10])
  expect(goes('6+6', 2)).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(refusal('6+6', 8)).toBe('HL-07')
})

test('[HL-07] a higher triplet answers a pair, and binds all following players', () => {
  expect(refusal('6+6', 8, 3)).toBeNull()
  expect(refusal('6+6, 8+8+8', 9, 2)).toBe('HL-07')
  expect(refusal('6+6, 8+8+8', 9, 3)).toBeNull()
})

test('[HL-07] taking the pile ends the minimum size of the next play', () => {
  const state = after(
    position({ hand: [1], others: [{ hand: [4, 9] }, { hand: [5, 11] }], pile: '8+8' }),
    take,
    lay(4),
  )
  expect(violationOf(state, lay(5))).toBeNull()
})

test('[HL-07] a burn ends the minimum size of the next play', () => {
  const state = after(
    position({ hand: [1, 10], others: [{ hand: [4, 9] }, { hand: [5, 11] }], pile: '8+8' }),
    lay(10),
    lay(4),
  )
  expect(violationOf(state, lay(5))).toBeNull()
})

test('[HL-07] ghosts neither set nor raise the minimum size', () => {
  expect(needOf(lying('5, 3+3'))).toMatchObject({ kind: 'higher', than: 5, size: 1 })
  expect(needOf(lying('3+3+3'))).toMatchObject({ kind: 'free' })
  expect(refusal('5, 3+3', 6)).toBeNull()
  expect(refusal('3+3', 4)).toBeNull()
  expect(refusal('3+3, 4', 5)).toBeNull()
})

test('[HL-07] after a restart the next play sets a new size', () => {
  expect(refusal('6+6, 2, 4', 5)).toBeNull()
  expect(refusal('6, 2, 4+4', 5)).toBe('HL-07')
})

describe('four cards of the same value', () => {
  const others = [{ hand: [4, 5] }]
  const burns = (pile: string, value: Value, count = 1): boolean => {
    const hand = [...Array.from({ length: count }, () => value), value === 1 ? 4 : 1]
    const state = after(position({ hand, others, pile }), lay(value, count))
    expect(state.pile.length === 0).toBe(state.burnt.includes(value))
    return state.pile.length === 0
  }

  test('[HL-08] leave the game with the whole pile', () => {
    const state = after(position({ hand: [11, 11, 1], others, pile: '4, 6, 11+11' }), lay(11, 2))
    expect(state.pile).toEqual([])
    expect(state.burnt.filter((card) => [4, 6, 11].includes(card)).toString()).toContain(
      '11,11,11,11',
    )
    expect(state.last).toMatchObject({ burnt: { by: 'four', cards: 6 } })
  })

  test('[HL-08] can come from several players, with 2s and 3s between them', () => {
    expect(burns('11+11, 2', 11, 2)).toBe(true)
    expect(burns('11, 2, 11, 3, 2', 11, 2)).toBe(true)
    expect(burns('11+11+11, 3', 11)).toBe(true)
    expect(burns('11+11, 2, 5', 11, 2)).toBe(false)
    expect(burns('11, 13, 2', 11, 3)).toBe(false)
  })

  test('[HL-08] can be completed with a card that is not higher', () => {
    expect(refusal('9+9+9', 9)).toBeNull()
    expect(refusal('9', 9, 3)).toBeNull()
    expect(refusal('9+9', 9)).toBe('HL-05')
    expect(refusal('9', 9, 2)).toBe('HL-05')
  })

  test('[HL-08] can be completed with fewer cards than the size of the group', () => {
    expect(refusal('6, 9+9+9, 3', 9)).toBeNull()
    expect(burns('9+9+9', 9)).toBe(true)
  })

  test('[HL-08] can be completed against a 7: a 7 on three 7s', () => {
    expect(refusal('7+7+7', 7)).toBeNull()
    expect(burns('7+7+7', 7)).toBe(true)
    expect(refusal('7+7', 7)).toBe('HL-10')
  })

  test('[HL-08] can be completed only in the player’s own turn', () => {
    const state = position({ hand: [4, 5], others: [{ hand: [9, 13] }], pile: '9+9+9' })
    expect(violationOf(state, lay(9), 1)).toBe('HL-03')
  })

  test('[HL-08] played at once, must be higher than the pile, but can answer a group of any size', () => {
    expect(refusal('9', 11, 4)).toBeNull()
    expect(refusal('9+9+9', 11, 4)).toBeNull()
    expect(refusal('12', 11, 4)).toBe('HL-05')
    expect(refusal('7', 8, 4)).toBe('HL-10')
    expect(burns('9', 11, 4)).toBe(true)
    expect(burns('', 1, 4)).toBe(true)
  })

  test('[HL-08] burn as 2s or 3s only in direct succession', () => {
    expect(burns('8, 2+2', 2, 2)).toBe(true)
    expect(burns('2, 2, 2', 2)).toBe(true)
    expect(burns('2+2, 3', 2, 2)).toBe(false)
    expect(burns('8, 3+3+3', 3)).toBe(true)
    expect(burns('3+3+3, 2', 3)).toBe(false)
    expect(burns('3+3, 4', 3, 2)).toBe(false)
    expect(burns('', 2, 4)).toBe(true)
  })
})

test('[HL-09] after four cards of the same value the next player leads', () => {
  const others = [{ hand: [4, 5] }, { hand: [6] }]
  const state = after(position({ hand: [9, 1], others, pile: '9+9+9' }), lay(9))
  expect(state.turn).toBe(1)
  expect(violationOf(state, lay(4))).toBeNull()
})

test('[HL-10] a 7 can be played only on lower cards', () => {
  for (const lower of ['1', '4', '5', '6']) expect(refusal(lower, 7)).toBeNull()
  for (const higher of ['8', '9', '11', '12', '13']) expect(refusal(higher, 7)).toBe('HL-10')
  for (const free of ['', '2', '13, 2']) expect(refusal(free, 7)).toBeNull()
})

test('[HL-10] after a 7 the next player must go lower, or play a special card', () => {
  expect(goes('7')).toEqual([1, 2, 3, 4, 5, 6, 10])
  expect(refusal('7', 8)).toBe('HL-10')
  expect(refusal('7', 7)).toBe('HL-10')
})

test('[HL-10] a 7 binds only the next play other than a ghost', () => {
  expect(goes('7, 5')).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(goes('7, 3')).toEqual([1, 2, 3, 4, 5, 6, 10])
  expect(goes('7, 2')).toEqual(everyValue)
})

test('[HL-10] a pair of 7s needs a lower pair', () => {
  expect(goes('7+7')).toEqual([2, 3, 10])
  expect(goes('7+7', 2)).toEqual([1, 2, 3, 4, 5, 6, 7, 10])
  expect(refusal('7+7', 5)).toBe('HL-07')
  expect(refusal('7+7, 5+5', 6, 2)).toBeNull()
})

test('[HL-11] a 2 can always be played, and any card can follow', () => {
  for (const pile of ['13', '7', '12+12+12', '3', '2']) expect(refusal(pile, 2)).toBeNull()
  expect(goes('13, 2')).toEqual(everyValue)
  expect(goes('12+12, 2', 1)).toEqual(everyValue)
})

test('[HL-12] a 3 can always be played, and the next player must beat the cards below it', () => {
  for (const pile of ['13', '7', '12+12+12', '3', '2']) expect(refusal(pile, 3)).toBeNull()
  expect(goes('9, 3')).toEqual([2, 3, 10, 11, 12, 13])
  expect(refusal('9, 3', 8)).toBe('HL-12')
})

test('[HL-12] value, size and 7 apply through several ghosts', () => {
  expect(goes('9, 3, 3+3')).toEqual([2, 3, 10, 11, 12, 13])
  expect(goes('7, 3, 3')).toEqual([1, 2, 3, 4, 5, 6, 10])
  expect(goes('6+6, 3, 3', 1)).toEqual([2, 3, 10])
  expect(refusal('6+6, 3, 3', 8)).toBe('HL-12')
})

test('[HL-12] any card can follow a ghost on an empty pile or on a 2', () => {
  expect(goes('3')).toEqual(everyValue)
  expect(goes('13, 2, 3')).toEqual(everyValue)
  expect(goes('13+13, 2, 3')).toEqual(everyValue)
})

test('[HL-13] a 10 can always be played, and takes the pile out of the game', () => {
  for (const pile of ['13', '7', '12+12+12', '3', '2']) expect(refusal(pile, 10)).toBeNull()
  const others = [{ hand: [4, 5] }, { hand: [6] }]
  const state = after(position({ hand: [10, 1], others, pile: '5, 12' }), lay(10))
  expect(state.pile).toEqual([])
  expect(state.last).toMatchObject({ burnt: { by: 'bomb', cards: 3 } })
  expect(state.turn).toBe(1)
  expect(violationOf(state, lay(4))).toBeNull()
})

describe.each([2, 3, 4])('[HL-13] %i tens at once', (count) => {
  const tens = Array.from({ length: count }, () => 10)
  const others = [{ hand: [4, 5] }, { hand: [6] }]

  test.each([
    ['hand', { hand: [...tens, 1] }],
    ['face-up cards', { faceUp: [...tens, 1] }],
  ])('leave the game together with the pile, from the %s', (_, held) => {
    const start = position({ ...held, others, pile: '5, 12+12' })
    const state = after(start, lay(10, count))
    expect(state.pile).toEqual([])
    expect(state.last).toMatchObject({ burnt: { by: 'bomb', cards: 3 + count } })
    expect(state.burnt).toEqual(inOrder([...start.burnt, 5, 12, 12, ...tens]))
    expect([state.hands[0], state.faceUp[0]].flat()).toEqual([1])
    expect(state.turn).toBe(1)
    expect(violationOf(state, lay(4))).toBeNull()
    expect(violationOf(state, take)).toBe('HL-06')
  })
})

test('[HL-13] a 10 on an empty pile leaves the game alone', () => {
  const state = after(position({ hand: [10, 1], others: [{ hand: [4] }] }), lay(10))
  expect(state.last).toMatchObject({ burnt: { by: 'bomb', cards: 1 } })
})

test('[HL-14] one special card answers a group of any size', () => {
  expect(goes('12+12+12', 1)).toEqual([2, 3, 10, 12])
})

test('[HL-14] several special cards of the same value can be played together', () => {
  for (const value of [2, 3, 10])
    for (const count of [2, 3, 4]) expect(refusal('12', value, count)).toBeNull()
})

describe('the vectors of the rules', () => {
  test.each<[pile: string, need: object]>([
    ['9, 3', { kind: 'higher', than: 9, size: 1 }],
    ['7, 3', { kind: 'lower', than: 7, size: 1 }],
    ['6+6, 3', { kind: 'higher', than: 6, size: 2 }],
    ['11+11, 2, 11', { kind: 'higher', than: 11, size: 1 }],
    ['13', { kind: 'higher', than: 13, size: 1 }],
  ])('[HL-05] [HL-12] after %s the need is %o', (pile, need) => {
    expect(needOf(lying(pile))).toMatchObject(need)
  })

  test('[HL-12] 6+6, 3: a pair above 6, 7s too, or 6+6', () => {
    expect(goes('6+6, 3', 2)).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(goes('6+6, 3', 1)).toEqual([2, 3, 10])
  })

  test.each<[pile: string, value: Value, count: number]>([
    ['11+11', 11, 2],
    ['11+11, 2, 11', 11, 1],
    ['11+11+11, 2', 11, 1],
    ['9+9+9', 9, 1],
    ['7', 4, 4],
    ['6+6, 3', 6, 2],
  ])('[HL-08] the pile %s burns if value %i is played %i times', (pile, value, count) => {
    const hand = [...Array.from({ length: count }, () => value), 1]
    expect(after(position({ hand, pile }), lay(value, count)).pile).toEqual([])
  })

  test('[HL-08] after 11+11, 2, 11 a single card above 11, a special one, or 11', () => {
    expect(goes('11+11, 2, 11')).toEqual([2, 3, 10, 11, 12, 13])
  })

  test('[HL-05] after 13 only 2, 3 and 10, or cards that complete four', () => {
    expect(goes('13')).toEqual([2, 3, 10])
    expect(goes('13', 2)).toEqual([2, 3, 10])
    expect(goes('13', 3)).toEqual([2, 3, 10, 13])
  })

  test('[HL-07] 5, then 6+6: a single 8 is illegal, 8+8+8 is legal', () => {
    expect(refusal('5', 6, 2)).toBeNull()
    expect(refusal('5, 6+6', 8)).toBe('HL-07')
    expect(refusal('5, 6+6', 8, 3)).toBeNull()
  })
})

test('the need lists the values that complete four, with the missing number', () => {
  expect(needOf(lying('5, 9+9, 2, 2')).fours).toEqual([
    { value: 2, count: 2 },
    { value: 9, count: 2 },
  ])
  expect(needOf(lying('9, 3')).fours).toEqual([
    { value: 3, count: 3 },
    { value: 9, count: 3 },
  ])
  expect(needOf(lying('9, 11')).fours).toEqual([{ value: 11, count: 3 }])
  expect(needOf([]).fours).toEqual([])
})

import { describe, expect, test } from 'vitest'

import { after, card, draw, holds, lay, mayLay, position } from '../testing/positions.ts'

const four = (first: string) => [`${first} 3♣ 4♣`, '5♦ 5♣ 6♣', '7♦ 7♣ 8♣', '3♦ 3♠ 4♠']

describe('eights', () => {
  test('[SW-10] the next player misses the turn', () => {
    const skipped = after(position({ hands: four('8♥') }), lay('8♥'))
    expect(skipped.turn).toBe(2)
    expect(skipped.last.at(-1)).toEqual({ type: 'skipped', seat: 1 })
    expect(after(position({ hands: four('8♥'), direction: -1 }), lay('8♥')).turn).toBe(2)
    expect(after(position({ hands: four('8♥').slice(0, 3), direction: -1 }), lay('8♥')).turn).toBe(
      1,
    )
  })

  test('[SW-10] the skip is neither passed on nor added up: the next player can play any matching card', () => {
    const state = after(position({ hands: ['8♥ 3♣ 4♣', '8♦ 5♣', '8♠ 6♥ 7♥'] }), lay('8♥'))
    expect(mayLay(state)).toEqual(['8♠', '6♥', '7♥'])
    expect(after(state, lay('8♠')).turn).toBe(1)
  })

  test('[SW-10] with two players, the same player moves again', () => {
    const state = after(position({ hands: ['8♥ 8♣ 4♣', '5♦ 5♣'] }), lay('8♥'))
    expect(state.turn).toBe(0)
    expect(state.last.at(-1)).toEqual({ type: 'skipped', seat: 1 })
    expect(after(state, draw).turn).toBe(1)
  })
})

describe('black queens', () => {
  test('[SW-11] the player swaps hands with the neighbour on the left', () => {
    const state = position({ hands: ['Q♠ 3♣', '5♦ 5♣ 6♣', '7♦ 7♣'], discards: '9♠' })
    const swapped = after(state, lay('Q♠'))
    // The two players have swapped hands.
    expect(swapped.last.at(-1)).toEqual({ type: 'swapped', seat: 0, with: 1 })
    expect(holds(swapped, 0)).toBe('5♣ 6♣ 5♦')
    expect(swapped.hands[2]).toEqual(state.hands[2])
    expect(swapped.turn).toBe(1)
  })

  test('[SW-11] the swap is always with the left seat, in either direction of play', () => {
    const state = position({
      hands: ['3♥ 4♥', '5♦ 5♣ 6♣', 'Q♠ 7♦ 7♣'],
      discards: '9♠',
      turn: 2,
      direction: -1,
    })
    const swapped = after(state, lay('Q♠'))
    expect([0, 1, 2].map((seat) => holds(swapped, seat))).toEqual(['7♣ 7♦', '5♣ 6♣ 5♦', '3♥ 4♥'])
    expect(swapped.turn).toBe(1)
  })

  test('[SW-11] a red queen does not swap', () => {
    const state = after(position({ hands: ['Q♥ 3♣ 4♣', '5♦ 5♣'] }), lay('Q♥'))
    expect(holds(state, 0)).toBe('3♣ 4♣')
  })

  test('[SW-14] a swap that leaves a player with one card needs no call', () => {
    const state = position({ hands: ['Q♠ 3♣ 4♣', '5♦', '7♦ 7♣'], discards: '9♠' })
    const swapped = after(state, lay('Q♠'))
    expect(holds(swapped, 0)).toBe('5♦')
    expect(swapped.last.map(({ type }) => type)).toEqual(['played', 'swapped'])
  })
})

describe('tens', () => {
  test('[SW-12] the direction changes, and a second ten changes it back', () => {
    const state = after(position({ hands: four('10♥') }), lay('10♥'))
    expect(state).toMatchObject({ turn: 3, direction: -1 })
    expect(state.last.at(-1)).toEqual({ type: 'reversed', direction: -1 })
    expect(after(state, draw).turn).toBe(2)
    const back = position({ hands: four('10♥'), direction: -1 })
    expect(after(back, lay('10♥'))).toMatchObject({ turn: 1, direction: 1 })
  })

  test('[SW-12] vector: with two players, 10 -> the same player', () => {
    const state = after(position({ hands: ['10♥ 3♣ 4♣', '5♦ 5♣'] }), lay('10♥'))
    expect(state.turn).toBe(0)
    expect(state.discard.at(-1)).toBe(card('10♥'))
    expect(after(state, draw).turn).toBe(1)
  })
})

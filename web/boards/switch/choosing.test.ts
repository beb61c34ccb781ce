import { describe, expect, test } from 'vitest'

import {
  byRank,
  cardOfHeld,
  eachHeld,
  laysAmong,
  laysOf,
  mayJoin,
  meant,
  wishesAmong,
} from './choosing.ts'
import { moves } from '../../../shared/games/switch/rules/moves.ts'
import { card, cards, position, namesOf } from '../../../shared/games/switch/testing/positions.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'

const laysFrom = (hand: string, lies = '9♥') => {
  const state = position({ hands: [hand, '10♣ J♠'], lies })
  return laysAmong(moves(view(state, 0), state.options))
}

describe('chosen cards', () => {
  test('[SW-05] are laid in the order in which they were tapped, whatever lies between', () => {
    const lays = laysFrom('7♥ 7♣ 7♦ 7♠ 3♣')
    for (const order of ['7♥ 7♠ 7♦ 7♣', '7♥ 7♦ 7♠ 7♣'])
      expect(namesOf(laysOf(cards(order), lays)[0]?.cards ?? [])).toBe('7♥ 7♦ 7♠ 7♣')
    expect(laysOf(cards('7♣ 7♥'), lays)).toEqual([])
  })

  test('[SW-05] are joined by others of their rank, but a special card joins none', () => {
    const lays = laysFrom('7♥ 7♣ Q♥ Q♠ 3♣')
    expect(mayJoin(card('7♣'), cards('7♥'), lays)).toBe(true)
    expect(mayJoin(card('7♥'), cards('7♣'), lays)).toBe(false)
    expect(mayJoin(card('Q♠'), cards('Q♥'), lays)).toBe(false)
  })

  test('[SW-14] are laid without a call that was not said, and with one that was', () => {
    const lays = laysOf(cards('9♣'), laysFrom('9♣ 4♦'))
    expect(meant(lays, null, false)).not.toHaveProperty('call')
    expect(meant(lays, null, true)).toHaveProperty('call', true)
    // Where it has no effect it is not said.
    expect(meant(laysOf(cards('9♣'), laysFrom('9♣ 4♦ 5♦')), null, true)).toEqual({
      do: 'lay',
      cards: cards('9♣'),
    })
  })

  test('[SW-06] wait for a wish where they need one', () => {
    const lays = laysOf(cards('A♣'), laysFrom('A♣ 4♦'))
    expect(wishesAmong(lays)).toHaveLength(4)
    expect(meant(lays, null, false)).toBeUndefined()
    expect(meant(lays, { suit: 'hearts' }, false)?.wish).toEqual({ suit: 'hearts' })
  })
})

describe('my hand', () => {
  test('[SC-02] tells jokers apart, which are all the same to the rules', () => {
    const held = eachHeld(cards('9♣ * * *'))
    expect(new Set(held).size).toBe(4)
    expect(namesOf(held.map(cardOfHeld))).toBe('9♣ * * *')
  })

  test('lies by rank where that is wanted, jokers last', () => {
    const held = byRank(eachHeld(cards('2♣ K♣ 2♥ 9♥ *')))
    expect(namesOf(held.map(cardOfHeld))).toBe('2♣ 2♥ 9♥ K♣ *')
  })
})

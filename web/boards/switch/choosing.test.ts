import { describe, expect, test } from 'vitest'

import {
  sortByRank,
  cardOfHeld,
  toHeldCards,
  playMovesIn,
  playMovesOf,
  canJoin,
  findIntendedMove,
  nameableWith,
} from './choosing.ts'
import { moves } from '../../../shared/games/switch/rules/moves.ts'
import { card, cards, position, namesOf } from '../../../shared/games/switch/testing/positions.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'

const laysFrom = (hand: string, discards = '9♥') => {
  const state = position({ hands: [hand, '10♣ J♠'], discards })
  return playMovesIn(moves(view(state, 0), state.options))
}

describe('selected cards', () => {
  test('[SW-05] are played in the order in which they were tapped', () => {
    const lays = laysFrom('7♥ 7♣ 7♦ 7♠ 3♣')
    for (const order of ['7♥ 7♠ 7♦ 7♣', '7♥ 7♦ 7♠ 7♣'])
      expect(namesOf(playMovesOf(cards(order), lays)[0]?.cards ?? [])).toBe('7♥ 7♦ 7♠ 7♣')
    expect(playMovesOf(cards('7♣ 7♥'), lays)).toEqual([])
  })

  test('[SW-05] can be joined by cards of the same rank, but special cards cannot', () => {
    const lays = laysFrom('7♥ 7♣ Q♥ Q♠ 3♣')
    expect(canJoin(card('7♣'), cards('7♥'), lays)).toBe(true)
    expect(canJoin(card('7♥'), cards('7♣'), lays)).toBe(false)
    expect(canJoin(card('Q♠'), cards('Q♥'), lays)).toBe(false)
  })

  test('[SW-14] are played with the call “Switch!” only if the viewer has switched it on', () => {
    const lays = playMovesOf(cards('9♣'), laysFrom('9♣ 4♦'))
    expect(findIntendedMove(lays, null, false)).not.toHaveProperty('call')
    expect(findIntendedMove(lays, null, true)).toHaveProperty('call', true)
    // Two cards stay in the hand, so “Switch!” need not be called, and the move does not contain
    // the call.
    expect(findIntendedMove(playMovesOf(cards('9♣'), laysFrom('9♣ 4♦ 5♦')), null, true)).toEqual({
      do: 'play',
      cards: cards('9♣'),
    })
  })

  test('[SW-06] are not played before a suit is named, if they need one', () => {
    const lays = playMovesOf(cards('A♣'), laysFrom('A♣ 4♦'))
    expect(nameableWith(lays)).toHaveLength(4)
    expect(findIntendedMove(lays, null, false)).toBeUndefined()
    expect(findIntendedMove(lays, { suit: 'hearts' }, false)?.named).toEqual({ suit: 'hearts' })
  })
})

describe('my hand', () => {
  test('[SC-02] gives jokers their own ids, although the rules treat them as equal', () => {
    const held = toHeldCards(cards('9♣ * * *'))
    expect(new Set(held).size).toBe(4)
    expect(namesOf(held.map(cardOfHeld))).toBe('9♣ * * *')
  })

  test('can be sorted by rank, with jokers last', () => {
    const held = sortByRank(toHeldCards(cards('2♣ K♣ 2♥ 9♥ *')))
    expect(namesOf(held.map(cardOfHeld))).toBe('2♣ 2♥ 9♥ K♣ *')
  })
})

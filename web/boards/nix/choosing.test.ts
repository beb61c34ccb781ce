import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { areSame, eachHeld, goesWith, rowsOf, thinkable, valuesOf, waysTo } from './choosing.ts'
import { inOrder, isAmong } from '../../../shared/games/nix/rules/combinations.ts'
import { moves } from '../../../shared/games/nix/rules/moves.ts'
import { position, rowCalled } from '../../../shared/games/nix/testing/positions.ts'
import { allRows } from '../../../shared/games/nix/rules/rows.ts'
import type { Card, Move, View } from '../../../shared/games/nix/rules/state.ts'
import { view } from '../../../shared/games/nix/rules/view.ts'

const hands = array(integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 12 })

const viewOf = (hand: readonly Card[], turn = 0): View =>
  view(position({ hands: [hand, [1]], turn }), 0)

const anyHand = (holds: (hand: readonly Card[], possible: readonly Move[]) => void): void =>
  assert(
    property(hands, (some) => {
      const hand = inOrder(some)
      holds(hand, thinkable(viewOf(hand)))
    }),
  )

describe('the cards in hand', () => {
  test('are told apart, and keep their values', () => {
    anyHand((hand) => {
      const held = eachHeld(hand)
      expect(new Set(held).size).toBe(hand.length)
      expect(valuesOf(held)).toEqual(hand)
    })
  })

  test('keep their names when an equal one is laid', () => {
    expect(eachHeld([5, 5])).toEqual(eachHeld([5, 5, 5]).slice(0, 2))
  })
})

describe('what can be thought out', () => {
  test('is in my turn exactly what can be laid, whichever the chip', () => {
    anyHand((hand, possible) => {
      const plain = moves(viewOf(hand)).filter(({ chip }) => chip === 'plain')
      expect(possible).toEqual(plain)
    })
  })

  test('is the same while another player is to move', () => {
    anyHand((hand, possible) => {
      expect(thinkable(viewOf(hand, 1))).toEqual(possible)
    })
  })

  test('[NU-06] does not push “no card” forward before its turn has come', () => {
    expect(thinkable(viewOf([], 1))).toEqual([])
    expect(thinkable(viewOf([])).map(({ row }) => row)).toEqual([rowCalled('none')])
  })
})

describe('chosen cards', () => {
  test('lead to every combination that contains them, and to no other', () => {
    anyHand((hand, possible) => {
      const chosen = hand.slice(0, 2)
      for (const row of allRows) {
        const ways = waysTo(row, chosen, possible)
        expect(ways).toEqual(
          possible.filter((move) => move.row === row && isAmong(chosen, move.cards)),
        )
      }
    })
  })

  test('go with another card exactly if some combination holds them all', () => {
    const possible = thinkable(viewOf([0, 1, 5, 6, 7]))
    const along = (chosen: readonly Card[]): Card[] =>
      [0, 1, 5, 6, 7].filter((card) => goesWith(card, chosen, possible))
    expect(along([5])).toEqual([0, 6, 7])
    expect(along([1])).toEqual([0])
    expect(along([0, 5, 6])).toEqual([7])
  })

  test('[NU-07] fit two rows where one of two is a joker', () => {
    const possible = thinkable(viewOf([0, 5]))
    expect(rowsOf([0, 5], possible)).toEqual([rowCalled('pair'), rowCalled('run2')])
    expect(rowsOf([5], possible)).toEqual([rowCalled('one')])
  })

  test('are the same in whatever hand they lie', () => {
    expect(areSame([0, 5], [0, 5])).toBe(true)
    expect(areSame([0, 5], [0, 5, 5])).toBe(false)
    expect(areSame([5, 6], [5, 7])).toBe(false)
  })
})

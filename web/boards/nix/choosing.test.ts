import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  haveSameCards,
  toHeldCards,
  fitsSelection,
  rowsOf,
  possibleMoves,
  valuesOf,
  combinationsFor,
} from './choosing.ts'
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
      holds(hand, possibleMoves(viewOf(hand)))
    }),
  )

describe('held cards', () => {
  test('have unique ids, and keep their values', () => {
    anyHand((hand) => {
      const held = toHeldCards(hand)
      expect(new Set(held).size).toBe(hand.length)
      expect(valuesOf(held)).toEqual(hand)
    })
  })

  test('keep their ids when another card of the same rank is played', () => {
    expect(toHeldCards([5, 5])).toEqual(toHeldCards([5, 5, 5]).slice(0, 2))
  })
})

describe('possible moves', () => {
  test('are exactly the legal moves on the viewer’s turn, except for the chip', () => {
    anyHand((hand, possible) => {
      const plain = moves(viewOf(hand)).filter(({ chip }) => chip === 'plain')
      expect(possible).toEqual(plain)
    })
  })

  test('are the same on other players’ turns', () => {
    anyHand((hand, possible) => {
      expect(possibleMoves(viewOf(hand, 1))).toEqual(possible)
    })
  })

  test('[NU-06] do not include "no card" before the viewer’s turn', () => {
    expect(possibleMoves(viewOf([], 1))).toEqual([])
    expect(possibleMoves(viewOf([])).map(({ row }) => row)).toEqual([rowCalled('none')])
  })
})

describe('selected cards', () => {
  test('lead to exactly the combinations that contain them', () => {
    anyHand((hand, possible) => {
      const chosen = hand.slice(0, 2)
      for (const row of allRows) {
        const ways = combinationsFor(row, chosen, possible)
        expect(ways).toEqual(
          possible.filter((move) => move.row === row && isAmong(chosen, move.cards)),
        )
      }
    })
  })

  test('fit another card exactly if a combination contains them all', () => {
    const possible = possibleMoves(viewOf([0, 1, 5, 6, 7]))
    const along = (chosen: readonly Card[]): Card[] =>
      [0, 1, 5, 6, 7].filter((card) => fitsSelection(card, chosen, possible))
    expect(along([5])).toEqual([0, 6, 7])
    expect(along([1])).toEqual([0])
    expect(along([0, 5, 6])).toEqual([7])
  })

  test('[NU-07] fit two rows if one of two cards is a joker', () => {
    const possible = possibleMoves(viewOf([0, 5]))
    expect(rowsOf([0, 5], possible)).toEqual([rowCalled('pair'), rowCalled('run2')])
    expect(rowsOf([5], possible)).toEqual([rowCalled('one')])
  })

  test('do not depend on the rest of the hand', () => {
    expect(haveSameCards([0, 5], [0, 5])).toBe(true)
    expect(haveSameCards([0, 5], [0, 5, 5])).toBe(false)
    expect(haveSameCards([5, 6], [5, 7])).toBe(false)
  })
})

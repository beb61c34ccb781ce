import { expect, test } from 'vitest'

import { moves } from './moves.ts'
import { after, flip, lay, position, violationOf, take, tryOut } from '../testing/positions.ts'
import { view } from './view.ts'
import { clauses } from '../words/en/table.ts'

test('[HL-15] face-up cards cannot be played while there are cards in the hand', () => {
  const state = position({ hand: [4], faceUp: [9], faceDown: [5], pile: '6' })
  expect(violationOf(state, lay(9))).toBe('HL-15')
  expect(violationOf(state, tryOut(9))).toBe('HL-15')
  expect(violationOf(state, flip(0))).toBe('HL-15')
})

test('[HL-15] with an empty hand the face-up cards are played, and the face-down ones after them', () => {
  const state = position({ faceUp: [9], faceDown: [5, 12], others: [{ hand: [1, 4] }], pile: '6' })
  expect(violationOf(state, flip(0))).toBe('HL-15')
  const later = after(state, lay(9), take)
  expect(later.faceUp[0]).toEqual([])
  expect(moves(view(later, 0))).toEqual([flip(0), flip(1)])
})

test('[HL-15] face-down cards are played unseen, one at a time', () => {
  const state = position({ faceDown: [5, 5, 12], others: [{ hand: [1, 4] }], pile: '4' })
  expect(violationOf(state, lay(5))).toBe('HL-15')
  expect(violationOf(state, lay(5, 2))).toBe('HL-15')
  const flipped = after(state, flip(1))
  expect(flipped.faceDown[0]).toEqual([5, null, 12])
  expect(flipped.pile.at(-1)).toEqual({ value: 5, count: 1, seat: 0 })
  expect(flipped.last).toMatchObject({ did: 'play', from: 'face-down', at: 1, value: 5 })
  expect(flipped.turn).toBe(1)
})

test('[HL-15] a face-down card that is gone cannot be turned', () => {
  const state = position({ faceDown: [null, 5], pile: '4' })
  expect(violationOf(state, flip(0))).toBe('HL-15')
  expect(violationOf(state, flip(1))).toBeNull()
})

test('[HL-15] after taking the pile, a player plays the hand before the table cards again', () => {
  const state = after(
    position({ faceUp: [9], pile: '6', others: [{ hand: [1, 4] }] }),
    take,
    lay(4),
  )
  expect(violationOf(state, lay(9))).toBe('HL-15')
  expect(violationOf(state, lay(6))).toBeNull()
})

test('[HL-16] a face-up card that does not beat the pile goes into the hand with it', () => {
  const state = after(position({ faceUp: [4, 9], pile: '5, 12' }), tryOut(4))
  expect(state.hands[0]).toEqual([4, 5, 12])
  expect(state.faceUp[0]).toEqual([9])
  expect(state.pile).toEqual([])
  expect(state.turn).toBe(1)
  expect(state.last).toMatchObject({ did: 'take', cards: 2, tried: { value: 4, from: 'face-up' } })
})

test('[HL-16] the player chooses one face-up card to try, even if another would beat the pile', () => {
  const state = position({ faceUp: [4, 9, 13], pile: '11' })
  expect(violationOf(state, tryOut(4))).toBeNull()
  expect(violationOf(state, tryOut(9))).toBeNull()
  expect(violationOf(state, lay(13))).toBeNull()
  expect(after(state, tryOut(9)).faceUp[0]).toEqual([4, 13])
})

test('[HL-16] a face-up card that beats the pile is played, not tried', () => {
  expect(violationOf(position({ faceUp: [13], pile: '11' }), tryOut(13))).toBe('HL-16')
  expect(violationOf(position({ faceUp: [4] }), tryOut(4))).toBe('HL-16')
  expect(violationOf(position({ faceUp: [4], pile: '11' }), tryOut(5))).toBe('HL-15')
  expect(clauses['HL-16']).toContain('That card beats the pile')
})

test('[HL-16] a player can try one card of a pair, even if the pair would beat the pile', () => {
  const state = position({ faceUp: [8, 8], pile: '6+6' })
  expect(violationOf(state, lay(8, 2))).toBeNull()
  expect(after(state, tryOut(8)).hands[0]).toEqual([6, 6, 8])
})

test('[HL-16] a player can take the pile without a table card', () => {
  expect(violationOf(position({ faceUp: [4], pile: '11' }), take)).toBeNull()
  expect(violationOf(position({ faceDown: [4], pile: '11' }), take)).toBeNull()
})

test('[HL-16] a face-down card that does not beat the pile goes into the hand with it', () => {
  const state = after(position({ faceDown: [4, 9], pile: '5, 12' }), flip(0))
  expect(state.hands[0]).toEqual([4, 5, 12])
  expect(state.faceDown[0]).toEqual([null, 9, null])
  expect(state.last).toMatchObject({ tried: { value: 4, from: 'face-down', at: 0 } })
  expect(state.turn).toBe(1)
})

test('[HL-16] a face-down card cannot be taken unplayed: on an empty pile it is played', () => {
  const state = position({ faceDown: [4, 9], others: [{ hand: [1, 1] }] })
  expect(moves(view(state, 0))).toEqual([flip(0), flip(1)])
  expect(after(state, flip(0)).pile).toEqual([{ value: 4, count: 1, seat: 0 }])
})

test('[HL-17] face-up cards of the same value can be played as a group that beats the pile', () => {
  const state = position({ faceUp: [8, 8, 8], faceDown: [1], pile: '6+6' })
  expect(violationOf(state, lay(8, 2))).toBeNull()
  expect(violationOf(state, lay(8))).toBe('HL-07')
  expect(after(state, lay(8, 3)).faceUp[0]).toEqual([])
})

test('[HL-17] hand and table cards cannot be mixed', () => {
  const state = position({ hand: [8], faceUp: [8], pile: '6+6' })
  expect(violationOf(state, lay(8, 2))).toBe('HL-17')
})

test('[HL-17] a single face-down card does not answer a pair', () => {
  const state = after(position({ faceDown: [8, 9], pile: '6+6' }), flip(0))
  expect(state.hands[0]).toEqual([6, 6, 8])
})

test('[HL-17] a single face-down card answers a group if it is special or completes four', () => {
  const others = [{ hand: [1, 4] }]
  const ghost = after(position({ faceDown: [3, 9], others, pile: '6+6' }), flip(0))
  expect(ghost.pile.at(-1)?.value).toBe(3)
  const four = after(position({ faceDown: [6, 9], others, pile: '5, 6+6+6' }), flip(0))
  expect(four.last).toMatchObject({ did: 'play', burnt: { by: 'four', cards: 5 } })
})

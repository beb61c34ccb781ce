import { expect, test } from 'vitest'

import { moves } from './moves.ts'
import { after, flip, lay, position, refused, take, tryOut } from '../testing/positions.ts'
import { view } from './view.ts'

test('[HL-15] open cards cannot be played while there are cards in the hand', () => {
  const state = position({ hand: [4], open: [9], hidden: [5], pile: '6' })
  expect(refused(state, lay(9))).toBe('HL-15')
  expect(refused(state, tryOut(9))).toBe('HL-15')
  expect(refused(state, flip(0))).toBe('HL-15')
})

test('[HL-15] with an empty hand the open cards are played, and the hidden ones after them', () => {
  const state = position({ open: [9], hidden: [5, 12], others: [{ hand: [1, 4] }], pile: '6' })
  expect(refused(state, flip(0))).toBe('HL-15')
  const later = after(state, lay(9), take)
  expect(later.open[0]).toEqual([])
  expect(moves(view(later, 0))).toEqual([flip(0), flip(1)])
})

test('[HL-15] hidden cards are played unseen, one at a time', () => {
  const state = position({ hidden: [5, 5, 12], others: [{ hand: [1, 4] }], pile: '4' })
  expect(refused(state, lay(5))).toBe('HL-15')
  expect(refused(state, lay(5, 2))).toBe('HL-15')
  const flipped = after(state, flip(1))
  expect(flipped.hidden[0]).toEqual([5, null, 12])
  expect(flipped.pile.at(-1)).toEqual({ value: 5, count: 1, seat: 0 })
  expect(flipped.last).toMatchObject({ did: 'play', from: 'hidden', at: 1, value: 5 })
  expect(flipped.turn).toBe(1)
})

test('[HL-15] a hidden card that is gone cannot be turned', () => {
  const state = position({ hidden: [null, 5], pile: '4' })
  expect(refused(state, flip(0))).toBe('HL-15')
  expect(refused(state, flip(1))).toBeNull()
})

test('[HL-15] after taking the pile, a player plays the hand before the table cards again', () => {
  const state = after(position({ open: [9], pile: '6', others: [{ hand: [1, 4] }] }), take, lay(4))
  expect(refused(state, lay(9))).toBe('HL-15')
  expect(refused(state, lay(6))).toBeNull()
})

test('[HL-16] an open card that does not beat the pile goes into the hand with it', () => {
  const state = after(position({ open: [4, 9], pile: '5, 12' }), tryOut(4))
  expect(state.hands[0]).toEqual([4, 5, 12])
  expect(state.open[0]).toEqual([9])
  expect(state.pile).toEqual([])
  expect(state.turn).toBe(1)
  expect(state.last).toMatchObject({ did: 'take', cards: 2, tried: { value: 4, from: 'open' } })
})

test('[HL-16] the player chooses one open card to try, even if another would beat the pile', () => {
  const state = position({ open: [4, 9, 13], pile: '11' })
  expect(refused(state, tryOut(4))).toBeNull()
  expect(refused(state, tryOut(9))).toBeNull()
  expect(refused(state, lay(13))).toBeNull()
  expect(after(state, tryOut(9)).open[0]).toEqual([4, 13])
})

test('[HL-16] an open card that beats the pile is played, not tried', () => {
  expect(refused(position({ open: [13], pile: '11' }), tryOut(13))).toBe('HL-16')
  expect(refused(position({ open: [4] }), tryOut(4))).toBe('HL-16')
  expect(refused(position({ open: [4], pile: '11' }), tryOut(5))).toBe('HL-15')
})

test('[HL-16] a player can try one card of a pair, even if the pair would beat the pile', () => {
  const state = position({ open: [8, 8], pile: '6+6' })
  expect(refused(state, lay(8, 2))).toBeNull()
  expect(after(state, tryOut(8)).hands[0]).toEqual([6, 6, 8])
})

test('[HL-16] a player can take the pile without a table card', () => {
  expect(refused(position({ open: [4], pile: '11' }), take)).toBeNull()
  expect(refused(position({ hidden: [4], pile: '11' }), take)).toBeNull()
})

test('[HL-16] a hidden card that does not beat the pile goes into the hand with it', () => {
  const state = after(position({ hidden: [4, 9], pile: '5, 12' }), flip(0))
  expect(state.hands[0]).toEqual([4, 5, 12])
  expect(state.hidden[0]).toEqual([null, 9, null])
  expect(state.last).toMatchObject({ tried: { value: 4, from: 'hidden', at: 0 } })
  expect(state.turn).toBe(1)
})

test('[HL-16] a hidden card cannot be taken unplayed: on an empty pile it is played', () => {
  const state = position({ hidden: [4, 9], others: [{ hand: [1, 1] }] })
  expect(moves(view(state, 0))).toEqual([flip(0), flip(1)])
  expect(after(state, flip(0)).pile).toEqual([{ value: 4, count: 1, seat: 0 }])
})

test('[HL-17] open cards of the same value can be played as a group that beats the pile', () => {
  const state = position({ open: [8, 8, 8], hidden: [1], pile: '6+6' })
  expect(refused(state, lay(8, 2))).toBeNull()
  expect(refused(state, lay(8))).toBe('HL-07')
  expect(after(state, lay(8, 3)).open[0]).toEqual([])
})

test('[HL-17] hand and table cards cannot be mixed', () => {
  const state = position({ hand: [8], open: [8], pile: '6+6' })
  expect(refused(state, lay(8, 2))).toBe('HL-17')
})

test('[HL-17] a single hidden card does not answer a pair', () => {
  const state = after(position({ hidden: [8, 9], pile: '6+6' }), flip(0))
  expect(state.hands[0]).toEqual([6, 6, 8])
})

test('[HL-17] a single hidden card answers a group if it is special or completes four', () => {
  const others = [{ hand: [1, 4] }]
  const ghost = after(position({ hidden: [3, 9], others, pile: '6+6' }), flip(0))
  expect(ghost.pile.at(-1)?.value).toBe(3)
  const four = after(position({ hidden: [6, 9], others, pile: '5, 6+6+6' }), flip(0))
  expect(four.last).toMatchObject({ did: 'play', burnt: { by: 'four', cards: 5 } })
})

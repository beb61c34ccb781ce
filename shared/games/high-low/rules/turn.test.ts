import { expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { game as highLow } from '../game.ts'
import { after, lay, makeMove, position, ready, violationOf, take } from '../testing/positions.ts'

const low = [1, 1, 1, 1, 4]

test('[HL-03] play goes clockwise', () => {
  const others = [{ hand: [8, 8] }, { hand: [9, 9] }]
  let state = position({ hand: [5, 5], others })
  expect(violationOf(state, lay(8), 1)).toBe('HL-03')
  const turns = [lay(5), lay(8), lay(9), take].map((move) => (state = after(state, move)).turn)
  expect(turns).toEqual([1, 2, 0, 1])
})

test('[HL-04] a turn begins with drawing up to five hand cards', () => {
  const others = [{ hand: [8, 9] }]
  const state = after(position({ hand: [5], faceUp: [1], others, draw: [4, 11, 12, 13] }), lay(5))
  expect(state.hands).toEqual([[], [8, 9, 11, 12, 13]])
  expect(state.draw).toEqual([4])
  expect(state.last).toMatchObject({ did: 'play', drew: { seat: 1, cards: 3 } })
})

test('[HL-04] a player with five or more cards does not draw', () => {
  for (const hand of [low, [...low, 4]]) {
    const state = after(position({ hand: [5, 6], others: [{ hand }], draw: [12, 13] }), lay(5))
    expect(state.hands[1]).toEqual(hand)
    expect(state.draw).toEqual([12, 13])
    expect(state.last).not.toHaveProperty('drew')
  }
})

test('[HL-04] cards are drawn while the draw pile lasts', () => {
  const state = after(position({ hand: [5, 6], others: [{ hand: [8] }], draw: [12] }), lay(5))
  expect(state.hands[1]).toEqual([8, 12])
  expect(after(state, lay(8)).hands[0]).toEqual([6])
})

test('[HL-04] a player with an empty hand draws before playing the face-up cards', () => {
  const state = after(
    position({ hand: [5], faceUp: [9], others: [{ hand: low }], draw: [11, 12] }),
    lay(5),
    take,
  )
  expect(state.hands[0]).toEqual([11, 12])
  expect(violationOf(state, lay(9))).toBe('HL-15')
})

test('[HL-04] of five players the first two draw, one card each', () => {
  let state = highLow.setup(5, { finish: 'first' }, randomOf(4), null)
  const beginner = state.turn
  for (const seat of [0, 1, 2, 3, 4]) state = makeMove(state, seat, ready)
  expect(state.hands[beginner]).toHaveLength(5)
  expect(state.draw).toHaveLength(1)
  state = after(state, lay(state.hands[beginner]?.[0] ?? 0))
  expect(state.last).toMatchObject({ drew: { cards: 1 } })
  expect(state.draw).toEqual([])
  state = after(state, take)
  expect(state.hands[state.turn]).toHaveLength(4)
  expect(state.last).not.toHaveProperty('drew')
})

test('[HL-05] any card can be played on an empty pile', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
  const state = position({ hand: all })
  for (const value of all) expect(violationOf(state, lay(value))).toBeNull()
})

test('[HL-05] on an empty pile the player must play', () => {
  expect(violationOf(position({ hand: [4, 5] }), take)).toBe('HL-06')
})

test('[HL-06] the whole pile goes into the hand, and the next player leads', () => {
  const state = after(
    position({ hand: [4], others: [{ hand: [1, 13] }, { hand: [1] }], pile: '5, 6+6, 3, 9+9' }),
    take,
  )
  expect(state.hands[0]).toEqual([3, 4, 5, 6, 6, 9, 9])
  expect(state.pile).toEqual([])
  expect(state.turn).toBe(1)
  expect(violationOf(state, lay(1))).toBeNull()
})

test('[HL-06] a player who could play can take the pile instead', () => {
  expect(violationOf(position({ hand: [2, 13], pile: '5' }), take)).toBeNull()
})

test('[HL-06] the pile can be taken with only table cards left', () => {
  const faceUp = after(position({ faceUp: [13], faceDown: [1], pile: '5' }), take)
  expect(faceUp.hands[0]).toEqual([5])
  expect(faceUp.faceUp[0]).toEqual([13])
  const faceDown = after(position({ faceDown: [1, 8], pile: '5, 6' }), take)
  expect(faceDown.hands[0]).toEqual([5, 6])
  expect(faceDown.faceDown[0]).toEqual([1, 8, null])
})

test('[HL-06] a pile with only ghosts can be taken', () => {
  expect(after(position({ hand: [4], pile: '3, 3' }), take).hands[0]).toEqual([3, 3, 4])
})

test('[HL-06] a player who took the pile does not draw', () => {
  const state = after(
    position({ hand: [4], draw: [8, 9], others: [{ hand: low }], pile: '5' }),
    take,
  )
  expect(state.hands[0]).toEqual([4, 5])
})

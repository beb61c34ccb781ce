import { describe, expect, test } from 'vitest'

import { isLost } from './ends.ts'
import { game as theGame } from '../game.ts'
import { moves } from './moves.ts'
import { after, down, end, play, position, violationOf, up } from '../testing/positions.ts'
import { view } from './view.ts'

describe('beginning', () => {
  const fresh = position({
    hand: [10, 20],
    others: [
      [30, 40],
      [50, 60],
    ],
    turn: null,
  })

  test('[TG-03] until the first card is played, any player can play', () => {
    expect(theGame.toMove(fresh)).toEqual([0, 1, 2])
    expect(violationOf(fresh, play(30, up), 1)).toBeNull()
    expect(violationOf(fresh, play(60, down), 2)).toBeNull()
  })

  test('[TG-03] the player of the first card begins', () => {
    const state = theGame.apply(fresh, 1, play(30, up), fresh.options)
    expect(theGame.toMove(state)).toEqual([1])
    expect(moves(view(state, 0), state.options)).toEqual([])
    expect(violationOf(state, play(10, up), 0)).toBe('TG-03')
  })

  test('[TG-03] play goes clockwise from there', () => {
    const state = after(theGame.apply(fresh, 1, play(30, up), fresh.options), play(40, up))
    expect(theGame.toMove(state)).toEqual([2])
    expect(theGame.toMove(after(state, play(50, up), play(60, up)))).toEqual([0])
  })

  test('[TG-03] a turn without a card cannot end', () => {
    expect(violationOf(fresh, end)).toBe('TG-04')
  })

  test('[TG-03] the game is lost before the first card only if no player has a legal turn', () => {
    const tops = [98, 99, 2, 3] as const
    const hopeless = { hand: [20, 30], tops, turn: null }
    expect(isLost(position({ ...hopeless, others: [[40, 50]] }))).toBe(true)
    expect(isLost(position({ ...hopeless, others: [[88, 89]] }))).toBe(false)
  })
})

describe('players without cards', () => {
  const tops = [5, 1, 100, 100] as const

  test('[TG-09] a player without cards is skipped', () => {
    const state = position({ hand: [10, 20], others: [[], [30, 40]], tops, draw: 0 })
    expect(after(state, play(10, up), end).turn).toBe(2)
  })

  test('[TG-09] the only player with cards goes on alone', () => {
    const state = position({ hand: [10, 20], others: [[], []], tops, draw: 0 })
    const next = after(state, play(10, up), end)
    expect(next.turn).toBe(0)
    expect(next.played).toEqual([])
  })

  test('[TG-09] after a player has played the last card of the hand, the others play on', () => {
    const state = position({ hand: [10], others: [[20], [30]], tops, draw: 0 })
    const round = after(state, play(10, up), play(20, up))
    expect(round.turn).toBe(2)
    expect(round.ending).toBeNull()
  })
})

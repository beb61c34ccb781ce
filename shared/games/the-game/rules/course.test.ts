import { describe, expect, test } from 'vitest'

import { isLost } from './ends.ts'
import { game as theGame } from '../game.ts'
import { moves } from './moves.ts'
import {
  after,
  down,
  end,
  extreme,
  losing,
  play,
  position,
  violationOf,
  takeBack,
  up,
  up2,
} from '../testing/positions.ts'
import type { Signal, State } from './state.ts'
import { view } from './view.ts'

const given = (state: State, ...all: readonly (Signal & { seat: number })[]): State =>
  all.reduce((now, { seat, ...signal }) => theGame.signal(now, seat, signal as Signal), state)

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

describe('taking back', () => {
  const start = position({ hand: [10, 20, 30], others: [[50, 60]], tops: [5, 1, 100, 100] })

  test('[TG-10] a player can take a card back, which restores the state before it', () => {
    expect(after(start, play(20, up), takeBack)).toEqual(start)
  })

  test('[TG-10] the newest card comes back first', () => {
    const two = after(start, play(10, up), play(20, down))
    const one = after(two, takeBack)
    expect(one.hands[0]).toEqual([20, 30])
    expect(after(one, takeBack)).toEqual(start)
  })

  test('[TG-10] there is nothing to take back before the first card', () => {
    expect(violationOf(start, takeBack)).toBe('TG-10')
  })

  test('[TG-10] no card can be taken back if the table does not allow it', () => {
    const strict = position({ hand: [10, 20, 30], takeback: false })
    expect(violationOf(after(strict, play(10, up)), takeBack)).toBe('TG-10')
  })

  test('[TG-10] no player can take a card back after the turn, not even the next player', () => {
    const over = after(start, play(10, up), play(20, up), end)
    expect(over.turn).toBe(1)
    expect(violationOf(over, takeBack)).toBe('TG-10')
    expect(violationOf(over, takeBack, 0)).toBe('TG-03')
  })

  test('[TG-10] a turn that ended automatically is over', () => {
    const stopped = after(extreme({ hand: [4, 5, 6], others: [[50, 60]] }), play(4, up))
    expect(stopped.turn).toBe(1)
    expect(violationOf(stopped, takeBack, 0)).toBe('TG-03')
  })

  test('[TG-10] a confirmed losing card cannot be taken back', () => {
    const warned = position({ hand: [10, 11, 99], tops: [9, 98, 2, 3], others: [[60, 61]] })
    const gone = after(warned, losing(99, up))
    expect(gone.ending).not.toBeNull()
    expect(violationOf(gone, takeBack)).toBe('TG-13')
  })

  test('[TG-10] taking back the first card of the game lets any player begin again', () => {
    const fresh = position({ hand: [10, 20], others: [[30, 40]], turn: null })
    const begun = theGame.apply(fresh, 1, play(30, up), fresh.options)
    const reopened = after(begun, takeBack)
    expect(theGame.toMove(reopened)).toEqual([0, 1])
    expect(reopened).toEqual(fresh)
  })

  test('[TG-10] taking back the first card of a later turn does not pass the turn', () => {
    expect(after(start, play(10, up), takeBack).turn).toBe(0)
  })

  test('[TG-10] signals that the card removed come back', () => {
    const spoken = given(
      start,
      { seat: 1, about: up, says: 'please-not' },
      { seat: 0, about: down, says: 'great' },
      { seat: 0, about: up, says: 'tiny-step' },
    )
    const played = after(spoken, play(10, up))
    expect(played.activeSignals).toEqual([{ seat: 0, about: down, says: 'great' }])
    expect(after(played, takeBack)).toEqual(spoken)
  })

  test('[TG-10] signals about beginning come back with the first card', () => {
    const fresh = given(
      position({ hand: [10, 20], others: [[30, 40]], turn: null }),
      { seat: 0, about: 'begin', says: 'rather-not' },
      { seat: 1, about: 'begin', says: 'begin' },
    )
    expect(after(fresh, play(10, up2), takeBack)).toEqual(fresh)
  })

  test('[TG-10] signals given after the card stay if the card is taken back', () => {
    const before = given(start, { seat: 1, about: up, says: 'tiny-step' })
    const objected = given(after(before, play(20, up)), {
      seat: 1,
      about: up,
      says: 'please-please-not',
    })
    expect(after(objected, takeBack).activeSignals).toEqual([
      { seat: 1, about: up, says: 'please-please-not' },
    ])
  })
})

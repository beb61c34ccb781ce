import { describe, expect, test } from 'vitest'

import { game } from '../game.ts'
import { lossClause } from './ends.ts'
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
  up,
  up2,
} from '../testing/positions.ts'
import { view } from './view.ts'

const closed = [33, 99, 2, 3] as const

describe('an impossible turn', () => {
  const before = { hand: [32, 33, 60], tops: [31, 99, 2, 3] } as const

  test('[TG-13] 34 and 24 fit on an ascending 33, in that order only', () => {
    const state = after(
      position({ ...before, others: [[24, 34]] }),
      play(32, up),
      play(33, up),
      end,
    )
    expect(state.ending).toBeNull()
    expect(violationOf(state, play(24, up))).toBe('TG-05')
    expect(after(state, play(34, up), play(24, up)).turn).toBe(0)
  })

  test('[TG-13] the game is lost at once if the player to move can play only one card of two', () => {
    const state = after(
      position({ ...before, others: [[24, 35]] }),
      play(32, up),
      play(33, up),
      end,
    )
    expect(state.ending).toEqual({ won: false, clause: 'TG-13' })
    expect(state.turn).toBe(1)
    expect(theGame.toMove(state)).toEqual([])
  })

  test('[TG-13] 97 and then 98 fit on an ascending 96, but 98 alone is not enough', () => {
    const start = { hand: [95, 96, 60], others: [[98, 97]], tops: [94, 99, 2, 3] } as const
    const state = after(position(start), play(95, up), play(96, up), end)
    expect(state.ending).toBeNull()
    expect(violationOf(state, play(98, up))).toBe('TG-15')
    expect(violationOf(state, play(97, up))).toBeNull()
  })

  test('[TG-13] in Extreme the turn must also follow the commands: there is no way to cover a skull', () => {
    const state = extreme({ hand: [34, 36, 60], others: [[42, 40]], tops: closed })
    expect(after(state, play(34, up), play(36, up), end).ending).toEqual({
      won: false,
      clause: 'TG-13',
    })
  })

  test('[TG-13] in Extreme a visible no-backwards prevents the trick that would have helped', () => {
    const start = { hand: [47, 69, 60], others: [[37, 27]], tops: [46, 68, 2, 3] } as const
    const played = [play(47, up), play(69, up2), end]
    expect(after(position(start), ...played).ending).toBeNull()
    expect(after(extreme(start), ...played).ending).toEqual({ won: false, clause: 'TG-13' })
  })

  test('[TG-13] draw pile empty, the whole hand {11 skull}, ascending at 5: lost', () => {
    const state = extreme({ hand: [3, 4], others: [[11]], tops: [2, 5, 100, 100], draw: 0 })
    expect(after(state, play(3, up), end).ending).toEqual({ won: false, clause: 'TG-13' })
  })

  test('[TG-13] no player gets stuck in the middle of a turn without a warning', () => {
    const state = position({ hand: [34, 98, 60], others: [[50]], tops: closed })
    expect(violationOf(state, play(34, up))).toBeNull()
    expect(violationOf(state, play(98, up))).toBe('TG-15')
  })
})

describe('the end of the game', () => {
  const last = { hand: [98], others: [[]], tops: [90, 1, 100, 100], draw: 0 } as const

  test('[TG-14] the game is won as soon as all 98 cards are on the piles', () => {
    const state = after(position(last), play(98, up))
    expect(state.ending).toEqual({ won: true, clause: 'TG-14' })
    expect(state.piles.flat()).toHaveLength(98)
    expect(game.outcome(state)).toEqual({
      kind: 'cooperative',
      won: true,
      clause: 'TG-14',
      score: 0,
    })
    expect(theGame.toMove(state)).toEqual([])
  })

  test('[TG-14] the game is won in Extreme too if no command is broken', () => {
    const three = extreme({ ...last, hand: [97, 98, 83], tops: [82, 1, 100, 100] })
    expect(after(three, play(83, up), play(98, up), play(97, down)).ending?.won).toBe(true)
    expect(after(extreme({ ...last, hand: [97] }), play(97, up)).ending?.won).toBe(true)
  })

  test('[TG-14] the score counts the cards left, in hands and in the draw pile', () => {
    const state = position({
      hand: [34, 98],
      others: [[50, 51, 53]],
      tops: closed,
      draw: [60, 70, 71],
    })
    const lost = after(state, losing(98, up))
    expect(game.outcome(lost)).toEqual({
      kind: 'cooperative',
      won: false,
      clause: 'TG-13',
      score: 7,
    })
  })

  test('there is no outcome while a player can move', () => {
    expect(game.outcome(position(last))).toBeNull()
  })
})

describe('a losing play', () => {
  const start = position({ hand: [34, 98, 60], others: [[50, 51]], tops: closed })

  test('[TG-15] is illegal until the player confirms it', () => {
    expect(violationOf(start, play(98, up))).toBe('TG-15')
    expect(violationOf(start, losing(98, up))).toBeNull()
  })

  test('[TG-15] loses the game at once, with the card on the pile', () => {
    const lost = after(start, losing(98, up))
    expect(lost.ending).toEqual({ won: false, clause: 'TG-13' })
    expect(lost.hands[0]).toEqual([34, 60])
    expect(view(lost, 'public').tops).toEqual([98, 99, 2, 3])
  })

  test('[TG-15] is marked among the moves, and other moves are not', () => {
    const offered = moves(view(start, 0), start.options)
    expect(offered).toContainEqual(losing(98, up))
    expect(offered).toContainEqual(play(34, up))
    expect(violationOf(start, losing(34, up))).toBe('TG-15')
  })

  test('[TG-15] is forbidden by its own clause if it breaks a rule at once', () => {
    expect(violationOf(start, losing(32, up))).toBe('TG-04')
    expect(violationOf(position({ hand: [20, 34], tops: closed }), losing(20, up))).toBe('TG-05')
  })
})

describe('the clause of a loss', () => {
  test('[TX-08] all 98 cards are on the piles but a skull of the last turn is open: lost', () => {
    const state = extreme({ hand: [9, 11], others: [[]], tops: [5, 1, 100, 100], draw: 0 })
    const warned = after(state, play(9, up))
    expect(violationOf(warned, play(11, up))).toBe('TG-15')
    const lost = after(warned, losing(11, up))
    expect(lost.ending).toEqual({ won: false, clause: 'TX-08' })
    expect(game.outcome(lost)).toEqual({
      kind: 'cooperative',
      won: false,
      clause: 'TX-08',
      score: 0,
    })
  })

  test('[TX-08] an open skull with cards left is an ordinary loss', () => {
    const state = extreme({ hand: [9, 11], others: [[50]], tops: [5, 1, 100, 100], draw: 0 })
    expect(after(state, play(9, up), losing(11, up)).ending?.clause).toBe('TG-13')
  })

  test('[TX-19] TX-08 comes before TX-11, and TX-11 before TG-13', () => {
    const state = extreme({ hand: [18], others: [[]], tops: [1, 11, 100, 100], draw: 0 })
    const both = {
      ...state,
      hands: [[], []],
      piles: [[18], [11], [], []],
      played: [{ card: 18, pile: up }],
    }
    expect(lossClause(both)).toBe('TX-08')
    expect(lossClause({ ...both, hands: [[], [50]] })).toBe('TX-11')
    expect(lossClause({ ...both, hands: [[20, 22], [50]] })).toBe('TG-13')
  })

  test('[TX-19] expert options can be combined with Extreme, and three still means exactly three', () => {
    const start = extreme({ hand: [5, 6, 8, 18, 19], others: [[50, 51, 53]], expert: true })
    expect(violationOf(after(start, play(5, up), play(6, up)), end)).toBe('TG-16')
    expect(after(start, play(5, up), play(6, up), play(18, up)).turn).toBe(1)
    const three = after(start, play(5, up), play(6, up), play(8, up))
    expect(violationOf(three, play(18, up2))).toBe('TX-09')
    expect(violationOf(three, play(19, down))).toBeNull()
  })
})

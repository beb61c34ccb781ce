import { describe, expect, test } from 'vitest'

import { defaultsOf } from '../../../game/options.ts'
import { choices, type Options } from '../options.ts'
import {
  commands,
  type Card,
  type Layout,
  type Move,
  type Pile,
  type View,
} from '../rules/state.ts'
import { reasonFor } from './reason.ts'

const options = defaultsOf(choices.values)
/** Returns a view of seat 0, who is to move. Seat 1 is next. */
const view = (changes: Partial<View>): View => ({
  seat: 0,
  hand: [],
  hands: [7, 7],
  draw: 40,
  tops: [20, 30, 80, 70],
  seen: '0',
  turn: 0,
  played: [],
  activeSignals: [],
  ...changes,
})
const play = (card: Card, pile: Pile): Move => ({ do: 'play', card, pile })
const reason = (changes: Partial<View>, move: Move, by: Options = options) =>
  reasonFor(view(changes), by, move)

describe('a bot gives the reason', () => {
  test('that it has moved a pile ten back', () => {
    expect(reason({ hand: [10, 22, 50] }, play(10, 0))).toEqual({ why: 'trick', card: 10, top: 20 })
  })

  test('for the best part of a whole turn, even if a plain card followed', () => {
    const played: View['played'] = [[10, 0, 20]]
    const after = { hand: [22, 50], played, tops: [10, 30, 80, 70] }
    expect(reason(after, play(22, 0))).toEqual({ why: 'trick', card: 10, top: 20 })
  })

  test('that it spared a pile for the next player, although the cheapest turn would have used it', () => {
    const hand = [21, 31, 32, 79]
    expect(
      reason({ hand, played: [[31, 1, 30]], tops: [20, 31, 80, 70] }, play(32, 1)),
    ).toBeTruthy()
    const dearer = { hand: [21, 22, 33, 36] }
    expect(reason(dearer, play(33, 1))).toEqual({ why: 'kept', pile: 0, top: 20, seat: 1 })
  })

  test('that another player had asked for the pile', () => {
    const activeSignals: View['activeSignals'] = [{ seat: 1, about: 0, says: 'please-not' }]
    expect(reason({ hand: [21, 22, 33, 36], activeSignals }, play(33, 1))).toEqual({
      why: 'asked',
      pile: 0,
      top: 20,
      seat: 1,
    })
  })

  test('that one more card was close', () => {
    const played: View['played'] = [
      [21, 0, 20],
      [22, 0, 21],
    ]
    const third = { hand: [23, 50], played, tops: [22, 30, 80, 70] }
    expect(reason(third, play(23, 0))).toEqual({ why: 'more', count: 3 })
  })

  test('that a step was small, or the smallest possible', () => {
    expect(reason({ hand: [21, 22, 50] }, play(21, 0))).toEqual({ why: 'small', card: 21, top: 20 })
    const far = { hand: [45, 46], played: [[45, 1, 30]] as View['played'], tops: [20, 45, 80, 70] }
    expect(reason({ ...far, hand: [46] }, play(46, 1))).toEqual({ why: 'least' })
  })

  test('that it covered a skull', () => {
    const layout: Layout = commands.flatMap((command) =>
      command === 'skull' ? [30, 31, 32, 33] : [90, 91, 92, 93],
    )
    const extreme = { ...options, edition: 'extreme' as const, layout: 'shuffled' as const }
    const open = { hand: [35, 60], hands: [8, 8], layout } as Partial<View>
    expect(reason(open, play(35, 1), extreme)).toEqual({ why: 'skull', card: 35, pile: 1 })
  })
})

test('a bot gives no reason for ending a turn, and spectators get none', () => {
  expect(reason({ hand: [50] }, { do: 'end' })).toBeNull()
  expect(reason({ seat: null, hand: [] }, play(21, 0))).toBeNull()
})

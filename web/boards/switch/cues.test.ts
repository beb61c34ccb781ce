import { describe, expect, test } from 'vitest'

import type { Cue } from '../../kit/motion/cues.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import {
  after,
  beginning,
  call,
  card,
  draw,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import type { Move, State } from '../../../shared/games/switch/rules/state.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'
import { findCues } from './cues.ts'

const cuesOf = (before: State | null, now: State): readonly Cue[] =>
  findCues(before && view(before, 'public'), view(now, 'public'), now.options, words)

/** Makes these moves, each by the current player. Returns the cues of the last one. */
function by(state: State, ...moves: readonly Move[]): readonly Cue[] {
  const before = after(state, ...moves.slice(0, -1))
  return cuesOf(before, after(before, ...moves.slice(-1)))
}

const names = (all: readonly Cue[]): string[] => all.map(({ name }) => name)
const keyOf = (name: string): string => `card-${card(name)}`

describe('Switch', () => {
  test('has cues for played and drawn cards', () => {
    const state = position({ hands: ['9♣ 9♦ 4♣ 5♦', '5♣ K♠ 3♠'] })
    expect(by(state, lay('9♣ 9♦'))).toEqual([{ name: 'play', seats: [0], target: keyOf('9♦') }])
    expect(by(state, draw)).toEqual([{ name: 'draw', seats: [0], count: 1 }])
  })

  test('has no cues for the same view', () => {
    const state = after(position({ hands: ['9♣ 4♣ 5♦', '5♣ K♠'] }), lay('9♣'))
    expect(cuesOf(state, structuredClone(state))).toEqual([])
  })

  test('[SW-14] shows the call across the cloth, and catches players who forgot it', () => {
    const state = position({ hands: ['9♣ 4♣', '5♣ K♠ 3♠'] })
    expect(by(state, call('9♣'))).toContainEqual({
      name: 'switch-call',
      seats: [0],
      target: 'seat-0',
      word: 'Switch!',
    })
    expect(by(state, lay('9♣'))).toContainEqual({ name: 'caught', seats: [0] })
  })

  test('[SW-09] has a cue for the player who has to draw, and for the player who passes it on', () => {
    const state = position({ hands: ['2♥ 4♣ 5♦', '2♠ K♠ 3♠', '2♦ 6♠ 7♣'] })
    expect(by(state, lay('2♥')).slice(1)).toEqual([
      { name: 'asked-to-draw', seats: [1], target: 'seat-1', count: 2 },
    ])
    expect(by(state, lay('2♥'), lay('2♠')).slice(1)).toEqual([
      { name: 'passed-on', seats: [1], target: 'seat-2', count: 1 },
    ])
    expect(by(state, lay('2♥'), lay('2♠'), lay('2♦')).slice(1)).toEqual([
      { name: 'passed-on', seats: [2], target: 'seat-0', count: 2 },
    ])
  })

  test('has cues for a change of direction, a new round, and its winner', () => {
    const turning = position({ hands: ['10♥ 4♣ 5♦', '5♣ K♠ 3♠', '6♣ K♦ 3♦'] })
    expect(names(by(turning, lay('10♥')))).toEqual(['play', 'ring-turns'])
    const winning = position({ hands: ['9♣', '5♣ K♠ 3♠'] })
    expect(names(by(winning, lay('9♣')))).toEqual(['play', 'finished', 'deal'])
    expect(cuesOf(null, beginning({ hands: ['9♣ 4♣', '5♣ 3♠'] })).map(({ name }) => name)).toEqual([
      'deal',
    ])
  })

  test('has cues for the winner and the last place', () => {
    const state = position({ hands: ['9♣', '5♣ K♠ 3♠'], targetWins: 1 })
    expect(by(state, lay('9♣')).slice(1)).toEqual([
      { name: 'won', seats: [0] },
      { name: 'lost', seats: [1] },
    ])
  })
})

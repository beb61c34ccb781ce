import { describe, expect, test } from 'vitest'

import type { Cue } from '../../kit/motion/cues.ts'
import { apply } from '../../../shared/games/the-game/rules/apply.ts'
import {
  down,
  end,
  extreme,
  play,
  position,
  up,
  up2,
} from '../../../shared/games/the-game/testing/positions.ts'
import type { Move, State } from '../../../shared/games/the-game/rules/state.ts'
import { withSignal } from '../../../shared/games/the-game/rules/talk.ts'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { findCues } from './cues.ts'

const cuesOf = (before: State | null, now: State): readonly Cue[] =>
  findCues(before && view(before, 'public'), view(now, 'public'), now.options, words)

/** Makes these moves, all by one seat. Returns the cues of the last one. */
function after(state: State, seat: number, ...moves: readonly Move[]): readonly Cue[] {
  let before = state
  for (const move of moves) [before, state] = [state, apply(state, seat, move)]
  return cuesOf(before, state)
}

const names = (all: readonly Cue[]): string[] => all.map(({ name }) => name)
const two = { hand: [5, 6, 7, 8], others: [[50, 51, 52]] }
const lay5 = { name: 'play', seats: [0], target: 'card-5' }

describe('The Game', () => {
  test('has a deal cue only before the first card', () => {
    const fresh = position({ ...two, turn: null })
    const untouched = { ...fresh, piles: [[], [], [], []] }
    expect(cuesOf(null, untouched)).toEqual([{ name: 'deal', count: 4 }])
    expect(cuesOf(null, apply(position(two), 0, play(5, up)))).toEqual([])
  })

  test('[TG-05] has a cue for a played card', () => {
    expect(after(position(two), 0, play(5, up))).toEqual([lay5])
    expect(after(position({ ...two, turn: null }), 1, play(50, up))).toEqual([
      { name: 'play', seats: [1], target: 'card-50' },
    ])
  })

  test('[TG-06] has a cue for a card played ten backwards, once a turn', () => {
    const state = position({ hand: [20, 30, 40, 61], tops: [30, 50, 100, 100] })
    expect(after(state, 0, play(20, up))).toEqual([
      { name: 'play', seats: [0], target: 'card-20' },
      { name: 'ten-back', seats: [0], target: 'card-20' },
    ])
    expect(names(after(state, 0, play(20, up), play(40, up2)))).toEqual(['play'])
  })

  test('[TG-07] has a cue for drawing', () => {
    expect(after(position(two), 0, play(5, up), play(8, down), end)).toEqual([
      { name: 'draw', seats: [0], count: 2 },
    ])
  })

  test('[TX-07] has cues for a skull, and for covering it', () => {
    const state = extreme({ hand: [11, 12, 13] })
    expect(names(after(state, 0, play(11, up)))).toEqual(['play', 'skull-played'])
    expect(names(after(state, 0, play(11, up), play(12, up)))).toEqual(['play', 'skull-covered'])
  })

  test('[TG-12] has a cue for new signals only', () => {
    const before = position(two)
    const said = { ...before, activeSignals: withSignal([], 1, { about: up, says: 'great' }) }
    const speaks = [{ name: 'speak', seats: [1], target: 'seat-1' }]
    expect(cuesOf(before, said)).toEqual(speaks)
    expect(cuesOf(said, said)).toEqual([])
    const more = withSignal(said.activeSignals, 1, { about: down, says: 'please-not' })
    expect(cuesOf(said, { ...before, activeSignals: more })).toEqual(speaks)
  })

  test('[TG-13] [TG-14] has one cue for all players at the end', () => {
    const lost = position({ hand: [34, 50, 60], tops: [33, 99, 2, 2], draw: 10 })
    const losing = { do: 'play', card: 60, pile: up, loses: true } as const
    expect(after(lost, 0, losing).at(-1)).toEqual({ name: 'lost', seats: [0] })
    const won = position({ hand: [34], tops: [33, 99, 2, 2], draw: [] })
    expect(names(after(won, 0, play(34, up)))).toEqual(['play', 'perfect'])
  })
})

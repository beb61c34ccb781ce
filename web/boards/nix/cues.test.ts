import { describe, expect, test } from 'vitest'

import type { Cue } from '../../kit/motion/cues.ts'
import {
  after,
  lay,
  plainChips,
  playUntil,
  position,
  rowCalled,
} from '../../../shared/games/nix/testing/positions.ts'
import type { Move, State } from '../../../shared/games/nix/rules/state.ts'
import { view } from '../../../shared/games/nix/rules/view.ts'
import { words } from '../../../shared/games/nix/words/en/table.ts'
import { findCues } from './cues.ts'

const cuesOf = (before: State | null, now: State): readonly Cue[] =>
  findCues(before && view(before, 'public'), view(now, 'public'), now.options, words)
const by = (state: State, move: Move): readonly Cue[] => cuesOf(state, after(state, move))

const two = {
  hands: [
    [5, 6],
    [1, 2],
  ],
}
const one = rowCalled('one')

describe('Nix für ungut', () => {
  test('has a deal cue only before the first chip', () => {
    expect(cuesOf(null, position(two))).toEqual([{ name: 'deal', count: 2 }])
    expect(cuesOf(null, after(position(two), lay('one', 5)))).toEqual([])
  })

  test('[NU-08] has a single cue for a new chip', () => {
    const before = position(two)
    const now = after(before, lay('one', 5))
    expect(cuesOf(before, now)).toEqual([{ name: 'play', seats: [0], target: `chip-${one}-1` }])
    expect(cuesOf(now, structuredClone(now))).toEqual([])
  })

  test('[NU-08] has a cue for the player who pushes a chip off', () => {
    const full = position({ ...two, rows: { one: plainChips(1, 0, 1) } })
    expect(by(full, lay('one', 5))).toEqual([
      { name: 'play', seats: [0], target: `chip-${one}-4` },
      { name: 'push', seats: [0], target: `chip-${one}-1`, count: 3 },
    ])
  })

  test('[NU-15] has a cue for the player whom EGON pushed off', () => {
    const round = { ...two, egon: true, turn: 1, pile: [5, 5] }
    const full = position({ ...round, rows: { pair: plainChips(0, 1, 0) } })
    expect(by(full, lay('one', 1)).at(-1)).toEqual({ name: 'egon', seats: [0] })
    expect(by(position(round), lay('one', 1)).at(-1)).toEqual({ name: 'egon', seats: [] })
  })

  test('has cues for the next deal and for the end of the game', () => {
    const last = position({ ...two, round: 5, turn: 1, pile: Array(30).fill(3) })
    expect(by(last, lay('one', 1)).map(({ name }) => name)).toEqual(['play', 'deal'])
    const final = position({
      ...two,
      deal: 4,
      round: 5,
      turn: 1,
      scores: [
        [9, 1],
        [9, 1],
        [9, 1],
      ],
    })
    const over = playUntil(final, () => false)
    expect(cuesOf(final, over).slice(1)).toEqual([
      { name: 'won', seats: [0] },
      { name: 'lost', seats: [1] },
    ])
  })
})

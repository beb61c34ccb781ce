import { describe, expect, test } from 'vitest'

import type { Moment } from '../../kit/motion/moment.ts'
import {
  after,
  lay,
  plainChips,
  playedUntil,
  position,
  rowCalled,
} from '../../../shared/games/nix/testing/positions.ts'
import type { Move, State } from '../../../shared/games/nix/rules/state.ts'
import { view } from '../../../shared/games/nix/rules/view.ts'
import { words } from '../../../shared/games/nix/words/en/table.ts'
import { moments } from './moments.ts'

const momentsOf = (before: State | null, now: State): readonly Moment[] =>
  moments(before && view(before, 'public'), view(now, 'public'), now.options, words)
const by = (state: State, move: Move): readonly Moment[] => momentsOf(state, after(state, move))

const two = {
  hands: [
    [5, 6],
    [1, 2],
  ],
}
const one = rowCalled('one')

describe('Nix für ungut', () => {
  test('is dealt where no chip lies, and only there', () => {
    expect(momentsOf(null, position(two))).toEqual([{ name: 'deal', count: 2 }])
    expect(momentsOf(null, after(position(two), lay('one', 5)))).toEqual([])
  })

  test('[NU-08] has a chip laid by whoever lays it, once', () => {
    const before = position(two)
    const now = after(before, lay('one', 5))
    expect(momentsOf(before, now)).toEqual([{ name: 'lay', seats: [0], thing: `chip-${one}-1` }])
    expect(momentsOf(now, structuredClone(now))).toEqual([])
  })

  test('[NU-08] delights whoever pushes a chip off', () => {
    const full = position({ ...two, rows: { one: plainChips(1, 0, 1) } })
    expect(by(full, lay('one', 5))).toEqual([
      { name: 'lay', seats: [0], thing: `chip-${one}-4` },
      { name: 'push', seats: [0], thing: `chip-${one}-1`, count: 3 },
    ])
  })

  test('[NU-15] lets EGON stare at whoever he has pushed off, and else at nobody', () => {
    const round = { ...two, egon: true, turn: 1, pile: [5, 5] }
    const full = position({ ...round, rows: { pair: plainChips(0, 1, 0) } })
    expect(by(full, lay('one', 1)).at(-1)).toEqual({ name: 'egon', seats: [0] })
    expect(by(position(round), lay('one', 1)).at(-1)).toEqual({ name: 'egon', seats: [] })
  })

  test('deals again after a deal, and ends after the last one', () => {
    const last = position({ ...two, round: 5, turn: 1, pile: Array(30).fill(3) })
    expect(by(last, lay('one', 1)).map(({ name }) => name)).toEqual(['lay', 'deal'])
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
    const over = playedUntil(final, () => false)
    expect(momentsOf(final, over).slice(1)).toEqual([
      { name: 'won', seats: [0] },
      { name: 'lost', seats: [1] },
    ])
  })
})

import { describe, expect, test } from 'vitest'

import type { Moment } from '../../kit/motion/moment.ts'
import { apply } from '../../../shared/games/the-game/rules/apply.ts'
import {
  down,
  end,
  extreme,
  play,
  position,
  takeBack,
  up,
  up2,
} from '../../../shared/games/the-game/testing/positions.ts'
import type { Move, State } from '../../../shared/games/the-game/rules/state.ts'
import { withSignal } from '../../../shared/games/the-game/rules/talk.ts'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { moments } from './moments.ts'

const momentsOf = (before: State | null, now: State): readonly Moment[] =>
  moments(before && view(before, 'public'), view(now, 'public'), now.options, words)

/** Of the last of these moves, all by one seat. */
function after(state: State, seat: number, ...moves: readonly Move[]): readonly Moment[] {
  let before = state
  for (const move of moves) [before, state] = [state, apply(state, seat, move)]
  return momentsOf(before, state)
}

const names = (all: readonly Moment[]): string[] => all.map(({ name }) => name)
const two = { hand: [5, 6, 7, 8], others: [[50, 51, 52]] }
const lay5 = { name: 'lay', seats: [0], thing: 'card-5' }

describe('The Game', () => {
  test('is dealt where nothing lies, and only there', () => {
    const fresh = position({ ...two, turn: null })
    const untouched = { ...fresh, piles: [[], [], [], []] }
    expect(momentsOf(null, untouched)).toEqual([{ name: 'deal', count: 4 }])
    expect(momentsOf(null, apply(position(two), 0, play(5, up)))).toEqual([])
  })

  test('[TG-05] has a card laid by whoever lays it', () => {
    expect(after(position(two), 0, play(5, up))).toEqual([lay5])
    expect(after(position({ ...two, turn: null }), 1, play(50, up))).toEqual([
      { name: 'lay', seats: [1], thing: 'card-50' },
    ])
  })

  test('[TG-06] delights in ten back, once a turn', () => {
    const state = position({ hand: [20, 30, 40, 61], tops: [30, 50, 100, 100] })
    expect(after(state, 0, play(20, up))).toEqual([
      { name: 'lay', seats: [0], thing: 'card-20' },
      { name: 'ten-back', seats: [0], thing: 'card-20' },
    ])
    expect(names(after(state, 0, play(20, up), play(40, up2)))).toEqual(['lay'])
  })

  test('[TG-10] puts back what is taken back, and draws at the end of a turn', () => {
    expect(after(position(two), 0, play(5, up), takeBack)).toEqual([{ ...lay5, name: 'put-back' }])
    expect(after(position(two), 0, play(5, up), play(8, down), end)).toEqual([
      { name: 'draw', seats: [0], count: 2 },
    ])
  })

  test('[TX-07] fears a skull that lies, and feels one that is covered', () => {
    const state = extreme({ hand: [11, 12, 13] })
    expect(names(after(state, 0, play(11, up)))).toEqual(['lay', 'skull-lies'])
    expect(names(after(state, 0, play(11, up), play(12, up)))).toEqual(['lay', 'skull-covered'])
  })

  test('[TG-12] hears whoever says something, and not what stood', () => {
    const before = position(two)
    const said = { ...before, standing: withSignal([], 1, { about: up, says: 'great' }) }
    const speaks = [{ name: 'speak', seats: [1], thing: 'seat-1' }]
    expect(momentsOf(before, said)).toEqual(speaks)
    expect(momentsOf(said, said)).toEqual([])
    const more = withSignal(said.standing, 1, { about: down, says: 'please-not' })
    expect(momentsOf(said, { ...before, standing: more })).toEqual(speaks)
  })

  test('[TG-13] [TG-14] ends for all at once', () => {
    const lost = position({ hand: [34, 50, 60], tops: [33, 99, 2, 2], draw: 10 })
    const losing = { do: 'play', card: 60, pile: up, loses: true } as const
    expect(after(lost, 0, losing).at(-1)).toEqual({ name: 'lost', seats: [0] })
    const won = position({ hand: [34], tops: [33, 99, 2, 2], draw: [] })
    expect(names(after(won, 0, play(34, up)))).toEqual(['lay', 'perfect'])
  })
})

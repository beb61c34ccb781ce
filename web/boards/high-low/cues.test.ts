import { describe, expect, test } from 'vitest'

import type { Cue } from '../../kit/motion/cues.ts'
import { view } from '../../../shared/games/high-low/rules/view.ts'
import {
  exchanging,
  exchange,
  flip,
  lay,
  makeMove,
  position,
  take,
} from '../../../shared/games/high-low/testing/positions.ts'
import type { Move, State } from '../../../shared/games/high-low/rules/state.ts'
import { words } from '../../../shared/games/high-low/words/en/table.ts'
import { findCues } from './cues.ts'

const cuesOf = (before: State | null, now: State): readonly Cue[] =>
  findCues(before && view(before, 'public'), view(now, 'public'), now.options, words)
const by = (state: State, move: Move): readonly Cue[] =>
  cuesOf(state, makeMove(state, state.turn, move))

const laid = { name: 'play', seats: [0], target: 'pile' }
const burns = { name: 'burn', seats: [0], target: 'pile' }
const others = [{ hand: [5, 6] }, { hand: [8, 9] }]

describe('High & Low', () => {
  test('has cues for the deal and the exchange', () => {
    const state = exchanging({ hand: [4, 5, 6], faceUp: [9, 9, 11], others: [{ hand: [7, 8, 9] }] })
    expect(cuesOf(null, state)).toEqual([{ name: 'deal', count: 3 }])
    const swapped = makeMove(state, 0, exchange(4, 9))
    expect(cuesOf(state, swapped)).toEqual([{ name: 'lift', seats: [0] }])
    expect(cuesOf(null, swapped)).toEqual([])
  })

  test('has cues for played and drawn cards', () => {
    const state = position({ hand: [4, 5, 6], others, draw: [7, 7, 7] })
    expect(by(state, lay(4))[0]).toEqual(laid)
    expect(cuesOf(state, structuredClone(state))).toEqual([])
    const lone = position({ hand: [4, 5, 6], faceUp: [11], others, draw: [] })
    expect(by(lone, lay(4))).toEqual([laid])
  })

  test('has a cue for a burnt pile, by a ten or four of a kind', () => {
    expect(by(position({ hand: [10, 5], others, pile: '9, 11' }), lay(10))).toEqual([laid, burns])
    expect(by(position({ hand: [11, 11, 5], others, pile: '11+11' }), lay(11, 2))).toEqual([
      laid,
      burns,
    ])
  })

  test('has a cue for taking the pile', () => {
    expect(by(position({ hand: [4], others, pile: '9, 11' }), take)).toEqual([
      { name: 'draw', seats: [0], count: 2 },
    ])
    const blind = position({ faceDown: [4, 8], others, pile: '9, 11' })
    expect(by(blind, flip(0))).toEqual([{ name: 'draw', seats: [0], count: 2 }])
  })

  test('has cues for players who finish, and for the first and last place', () => {
    const goesOn = position({ hand: [4], others, finish: 'places' })
    expect(by(goesOn, lay(4))).toEqual([laid, { name: 'finished', seats: [0] }])
    const isLast = position({ hand: [4], others: [{ hand: [5, 6] }] })
    expect(by(isLast, lay(4)).slice(1)).toEqual([
      { name: 'won', seats: [0] },
      { name: 'lost', seats: [1] },
    ])
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { apply } from './apply.ts'
import {
  canEndByTheBook,
  endsByTheBook,
  playsByTheBook,
  type BookTurn,
} from '../testing/reference-rules.ts'
import { isLost } from './ends.ts'
import { commandsIn } from './layout.ts'
import { moves } from './moves.ts'
import type { Move, State } from './state.ts'
import { picksFrom, tightPosition } from '../testing/tight-position.ts'
import { view } from './view.ts'

/** Yields the positions of one turn of a player who loses only if there is no other move. */
function* positionsOfATurn(seed: number, most: number): Generator<State> {
  const below = picksFrom(~seed)
  let state = tightPosition(seed, most)
  for (;;) {
    yield state
    const good = moves(view(state, 0), state.options).filter(
      (move) => move.do === 'play' && !move.loses,
    )
    const move = good.length > 0 ? good[below(good.length)] : undefined
    if (!move) return
    state = apply(state, 0, move)
    if (state.played.length === 0 || state.ending) return
  }
}

type Answers = {
  readonly isLost: boolean
  readonly mayEnd: boolean
  readonly plays: readonly Move[]
}

function answersOfTheRules(state: State): Answers {
  const offered = moves(view(state, 0), state.options)
  return {
    isLost: isLost(state),
    mayEnd: offered.some((move) => move.do === 'end'),
    plays: offered.filter((move) => move.do === 'play'),
  }
}

function answersOfTheBook(state: State, start: readonly number[]): Answers {
  const turn: BookTurn = {
    start,
    played: state.played.map(({ card, pile }) => [card, pile]),
    hand: state.hands[0] ?? [],
    minimum: state.draw.length === 0 ? 1 : state.options.expert ? 3 : 2,
    command: commandsIn(state.layout),
  }
  return {
    isLost: !canEndByTheBook(turn),
    mayEnd: endsByTheBook(turn),
    plays: playsByTheBook(turn),
  }
}

const compareTurns = (turns: number, most: number) => {
  const met = { lost: 0, mayEnd: 0, losing: 0, good: 0, late: 0 }
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const start = view(tightPosition(seed, most), 0).tops
      for (const state of positionsOfATurn(seed, most)) {
        const answers = answersOfTheRules(state)
        expect(answers).toEqual(answersOfTheBook(state, start))
        const losing = answers.plays.filter((move) => move.do === 'play' && move.loses)
        met.lost += Number(answers.isLost)
        met.mayEnd += Number(answers.mayEnd)
        met.losing += losing.length
        met.good += answers.plays.length - losing.length
        met.late += Number(state.played.length >= 3)
      }
    }),
    { numRuns: turns },
  )
  return met
}

test('[TG-13] the search finds the same losing plays as a search through every sequence', () => {
  const met = compareTurns(3_000, 5)
  // The comparison only means something if positions of all kinds occur.
  expect(Math.min(...Object.values(met))).toBeGreaterThan(200)
})

test('[TG-13] the search is also exact with larger hands', () => {
  expect(compareTurns(100, 7).losing).toBeGreaterThan(20)
})

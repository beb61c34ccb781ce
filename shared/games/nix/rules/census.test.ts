import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { game as nix } from '../game.ts'
import { choices, type Options } from '../options.ts'
import { movesOf, plainChips, position } from '../testing/positions.ts'
import type { Move, State } from './state.ts'

const dealt = (seats: number, changes: Partial<Options> = {}): State =>
  nix.setup(seats, { ...defaultsOf(choices.values), ...changes }, randomOf(1), null)

/** Counts the possible sequences of `depth` moves, and adds up all points at their ends. */
function census(state: State, depth: number): { lines: number; points: number } {
  if (state.turn === null || depth === 0)
    return { lines: 1, points: state.scores.flat().reduce((sum, points) => sum + points, 0) }
  let [lines, points] = [0, 0]
  for (const move of movesOf(state)) {
    const below = census(nix.apply(state, state.turn, move, state.options), depth - 1)
    lines += below.lines
    points += below.points
  }
  return { lines, points }
}

const formatCensus = (state: State, depth: number): string => {
  const { lines, points } = census(state, depth)
  return `${lines} lines, ${points} points`
}

// The tests compare the number of possible move sequences with fixed numbers, so they reveal every
// accidental change of the rules. If you change a rule on purpose, update the tests of the rule
// first, then these numbers.
describe('move sequences', () => {
  const late = {
    hands: [
      [0, 0, 3, 4, 4],
      [2, 2, 3],
    ],
    rows: { pair: plainChips(1, 0, 1), one: plainChips(0), run2: plainChips(1, 0) },
    deal: 4,
    round: 4,
  } as const
  const noCards = { ...late, hands: [[], [1, 1, 1, 1]] } as const

  test.each<[name: string, state: State, depth: number, expected: string]>([
    ['the beginning, two players', dealt(2), 2, '4482 lines, 0 points'],
    ['the beginning, five players with EGON', dealt(5, { egon: true }), 2, '2340 lines, 0 points'],
    [
      'jokers only',
      position({
        hands: [
          [0, 0, 0],
          [0, 0, 0, 0],
        ],
        round: 3,
      }),
      4,
      '1 lines, 0 points',
    ],
    ['the last two rounds', position(late), 4, '630 lines, 20111 points'],
    [
      'the last two rounds with EGON',
      position({ ...late, egon: true, pile: [0, 1, 5, 7, 7, 3, 0, 2, 2, 6, 1] }),
      4,
      '630 lines, 34601 points',
    ],
    ['the last round', position({ ...late, round: 5 }), 2, '20 lines, 544 points'],
    ['one hand is empty', position(noCards), 4, '28 lines, 1442 points'],
  ])('%s', (_, state, depth, expected) => {
    expect(formatCensus(state, depth)).toBe(expected)
  })
})

describe('random whole games keep their hash', () => {
  test.each<[name: string, seats: number, changes: Partial<Options>, expected: string]>([
    ['two players', 2, {}, 'd524b4ac35e5d93f'],
    ['three players with EGON', 3, { egon: true }, 'bcd6480bcb1deb28'],
    ['five players, the second begins', 5, { begins: 2 }, 'b73f14bf09003da3'],
    ['five players with EGON', 5, { egon: true }, 'af55b8e909000f18'],
  ])('%s', (_, seats, changes, expected) => {
    expect(checksum(seats, changes)).toBe(expected)
  })
})

/** Returns a hash of the moves and the final states of some random games. */
function checksum(seats: number, changes: Partial<Options>): string {
  const games = Array.from({ length: 20 }, (_, index) => {
    let random = randomOf(1000 + index)
    let state = nix.setup(seats, { ...defaultsOf(choices.values), ...changes }, random, null)
    const made: Move[] = []
    for (let seat = state.turn; seat !== null; seat = state.turn) {
      const all = movesOf(state)
      const [picked, next] = pick(random, all.length)
      random = next
      const move = all[picked]
      if (!move) break
      made.push(move)
      state = nix.apply(state, seat, move, state.options)
    }
    return [made, state]
  })
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(games)))).slice(0, 16)
}

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { choices, type Options } from '../options.ts'
import { game as theGame } from '../game.ts'
import { extreme, position } from '../testing/positions.ts'
import type { Move, State } from './state.ts'

const dealt = (seats: number, changes: Partial<Options>): State =>
  theGame.setup(seats, { ...defaultsOf(choices.values), ...changes }, randomOf(1), null)

const movesIn = (state: State) =>
  theGame
    .toMove(state)
    .flatMap((seat) =>
      theGame.moves(theGame.view(state, seat), state.options).map((move) => ({ seat, move })),
    )

/** Counts the possible sequences of `depth` moves, and how many of them end the game. */
function census(state: State, depth: number): { lines: number; lost: number; won: number } {
  if (state.ending || depth === 0) {
    const [won, lost] = [Number(state.ending?.won === true), Number(state.ending?.won === false)]
    return { lines: 1, lost, won }
  }
  const total = { lines: 0, lost: 0, won: 0 }
  for (const { seat, move } of movesIn(state)) {
    const { lines, lost, won } = census(theGame.apply(state, seat, move, state.options), depth - 1)
    total.lines += lines
    total.lost += lost
    total.won += won
  }
  return total
}

const formatCensus = (state: State, depth: number): string => {
  const { lines, lost, won } = census(state, depth)
  return `${lines} lines, ${lost} lost, ${won} won`
}

// The tests compare the number of possible move sequences with fixed numbers, so they reveal every
// accidental change of the rules. If you change a rule on purpose, update the tests of the rule
// first, then these numbers.
describe('move sequences', () => {
  const tight = { hand: [24, 34, 48, 91], others: [[37, 88, 89]], tops: [33, 90, 9, 3] } as const
  const commands = {
    hand: [11, 12, 18, 21, 35, 42],
    others: [[14, 15, 52, 66, 90]],
    tops: [4, 39, 87, 100],
  } as const
  const late = { hand: [90, 91, 92], others: [[93], [97]], draw: 0 } as const

  test.each<[name: string, state: State, depth: number, expected: string]>([
    ['the beginning, two players', dealt(2, {}), 2, '1184 lines, 0 lost, 0 won'],
    ['the beginning, alone', dealt(1, {}), 3, '15364 lines, 0 lost, 0 won'],
    ['the beginning, Extreme', dealt(2, { edition: 'extreme' }), 2, '1150 lines, 50 lost, 0 won'],
    [
      'the beginning, shuffled commands',
      dealt(5, { edition: 'extreme', layout: 'shuffled' }),
      2,
      '2092 lines, 42 lost, 0 won',
    ],
    [
      'the beginning, experts',
      dealt(2, { expert: true, smallHand: true }),
      2,
      '844 lines, 0 lost, 0 won',
    ],
    ['tight piles', position(tight), 4, '32 lines, 12 lost, 0 won'],
    ['tight piles, one move more', position(tight), 5, '49 lines, 23 lost, 0 won'],
    ['tight piles, experts', position({ ...tight, expert: true }), 4, '18 lines, 15 lost, 0 won'],
    ['many commands', extreme(commands), 3, '378 lines, 91 lost, 0 won'],
    ['many commands, two moves more', extreme(commands), 5, '15349 lines, 2022 lost, 0 won'],
    [
      'many commands, experts',
      extreme({ ...commands, expert: true }),
      4,
      '2209 lines, 470 lost, 0 won',
    ],
    ['many commands, only numbers', position(commands), 3, '2667 lines, 0 lost, 0 won'],
    [
      'near the end',
      position({ ...late, tops: [89, 88, 95, 98] }),
      8,
      '5272 lines, 16 lost, 5256 won',
    ],
    [
      'near the end, Extreme',
      extreme({ ...late, tops: [89, 88, 95, 98] }),
      8,
      '1680 lines, 1200 lost, 480 won',
    ],
  ])('%s', (_, state, depth, expected) => {
    expect(formatCensus(state, depth)).toBe(expected)
  })
})

describe('random whole games keep their hash', () => {
  test.each<[name: string, seats: number, changes: Partial<Options>, expected: string]>([
    ['alone', 1, {}, 'fef47115093dd1c1'],
    ['three players', 3, {}, '4906bbbda0f50c2f'],
    ['Extreme, two players', 2, { edition: 'extreme' }, '9889c3b31e393bfc'],
    ['Extreme, five players', 5, { edition: 'extreme', expert: true }, 'ea924a3d2bc2bb60'],
    [
      'shuffled commands',
      4,
      { edition: 'extreme', layout: 'shuffled', smallHand: true },
      '2a94953a2cfe6e91',
    ],
  ])('%s', (_, seats, changes, expected) => {
    expect(checksum(seats, changes)).toBe(expected)
  })
})

/** Returns a hash of the moves and the final states of some random games. */
function checksum(seats: number, changes: Partial<Options>): string {
  const games = Array.from({ length: 20 }, (_, index) => {
    let random = randomOf(1000 + index)
    let state = theGame.setup(seats, { ...defaultsOf(choices.values), ...changes }, random, null)
    const made: Move[] = []
    for (let all = movesIn(state); all.length > 0; all = movesIn(state)) {
      const good = all.filter(({ move }) => !(move.do === 'play' && move.loses))
      const [picked, next] = pick(random, good.length)
      random = next
      const one = good[picked]
      if (!one) break
      made.push(one.move)
      state = theGame.apply(state, one.seat, one.move, state.options)
    }
    return [made, state]
  })
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(games)))).slice(0, 16)
}

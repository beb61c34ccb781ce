import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { game as highLow } from '../game.ts'
import type { Options } from '../options.ts'
import { exchanging, position } from '../testing/positions.ts'
import type { Move, State } from './state.ts'

const movesIn = (state: State) =>
  highLow
    .toMove(state)
    .flatMap((seat) =>
      highLow.moves(highLow.view(state, seat), state.options).map((move) => ({ seat, move })),
    )

/**
 * Counts the possible sequences of `depth` moves, and how many of them end the game or burn a pile.
 */
function census(state: State, depth: number): { lines: number; ended: number; burns: number } {
  const burns = Number(state.last?.did === 'play' && state.last.burnt !== undefined)
  if (state.ending || depth === 0) return { lines: 1, ended: Number(state.ending !== null), burns }
  const total = { lines: 0, ended: 0, burns: 0 }
  for (const { seat, move } of movesIn(state)) {
    const after = census(highLow.apply(state, seat, move, state.options), depth - 1)
    total.lines += after.lines
    total.ended += after.ended
    total.burns += after.burns
  }
  return { ...total, burns: total.burns + burns * total.lines }
}

const formatCensus = (state: State, depth: number): string => {
  const { lines, ended, burns } = census(state, depth)
  return `${lines} lines, ${ended} ended, ${burns} burns`
}

const dealt = (seats: number): State => highLow.setup(seats, { finish: 'first' }, randomOf(1), null)

const begun = (seats: number): State =>
  dealt(seats).ready.reduce<State>(
    (state, _, seat) => highLow.apply(state, seat, { do: 'ready' }, state.options),
    dealt(seats),
  )

// The tests compare the number of possible move sequences with fixed numbers, so they reveal every
// accidental change of the rules. If you change a rule on purpose, update the tests of the rule
// first, then these numbers.
describe('move sequences', () => {
  const groups = {
    hand: [2, 3, 6, 6, 7, 9, 9, 9],
    others: [{ hand: [3, 3, 6, 6, 8, 8, 10] }, { hand: [4, 4, 7, 7, 7, 9, 11] }],
    pile: '4, 5',
  }
  const table = {
    faceUp: [6, 6, 12],
    faceDown: [3],
    others: [{ faceUp: [5, 5], faceDown: [10] }, { faceUp: [2, 9, 9] }],
    pile: '4+4',
  }
  const unseen = { faceDown: [3, 9], others: [{ faceDown: [2, 10] }, { faceDown: [9, 4] }] }

  test.each<[name: string, state: State, depth: number, expected: string]>([
    ['the exchange', dealt(2), 3, '7026 lines, 0 ended, 0 burns'],
    [
      'the exchange of few cards',
      exchanging({ hand: [1, 4], faceUp: [9] }),
      4,
      '88 lines, 0 ended, 0 burns',
    ],
    ['the beginning, two players', begun(2), 6, '10056 lines, 0 ended, 3857 burns'],
    ['the beginning, five players', begun(5), 6, '2079 lines, 0 ended, 659 burns'],
    ['groups, ghosts, sevens and fours', position(groups), 5, '6849 lines, 0 ended, 3173 burns'],
    ['table cards', position(table), 8, '762 lines, 182 ended, 117 burns'],
    [
      'table cards, playing on for the places',
      position({ ...table, finish: 'places' }),
      8,
      '1182 lines, 60 ended, 263 burns',
    ],
    ['face-down cards alone', position(unseen), 8, '46 lines, 25 ended, 20 burns'],
    [
      'face-down cards, playing on for the places',
      position({ ...unseen, finish: 'places' }),
      8,
      '119 lines, 29 ended, 59 burns',
    ],
  ])('%s', (_, state, depth, expected) => {
    expect(formatCensus(state, depth)).toBe(expected)
  })
})

describe('random whole games keep their hash', () => {
  test.each<[seats: number, finish: Options['finish'], expected: string]>([
    [2, 'first', '1b3c724f8048fcfb'],
    [3, 'places', '35d66df71026a788'],
    [4, 'first', '66dd8bc04075c4e5'],
    [5, 'places', 'fb3f1217ebd48350'],
  ])('%i players, %s', (seats, finish, expected) => {
    expect(checksum(seats, { finish })).toBe(expected)
  })
})

/** Returns a hash of the moves and the final states of some random games. */
function checksum(seats: number, options: Options): string {
  const games = Array.from({ length: 20 }, (_, index) => {
    let random = randomOf(1000 + index)
    let state = highLow.setup(seats, options, random, null)
    const made: Move[] = []
    for (let all = movesIn(state); all.length > 0; all = movesIn(state)) {
      const forward = all.filter(({ move }) => move.do !== 'take' && move.do !== 'exchange')
      const some = forward.length > 0 ? forward : all
      const [picked, next] = pick(random, some.length)
      random = next
      const one = some[picked]
      if (!one) break
      made.push(one.move)
      state = highLow.apply(state, one.seat, one.move, options)
    }
    return [made, state]
  })
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(games)))).slice(0, 16)
}

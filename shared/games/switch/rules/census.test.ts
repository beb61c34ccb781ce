import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { game } from '../game.ts'
import { choices, type Options } from '../options.ts'
import { gameByChance, hasty, switchRules } from '../testing/play-by-chance.ts'
import { position } from '../testing/positions.ts'
import { ruleSet } from '../testing/rule-sets.ts'
import type { State } from './state.ts'

const dealt = (seats: number, changes: Partial<Options> = {}): State =>
  game.setup(seats, { ...defaultsOf(choices.values), ...changes }, randomOf(1), null)

/** Counts the possible sequences of `depth` moves, and how many of them end the game. */
function census(state: State, depth: number): { lines: number; over: number } {
  if (state.step.now === 'over' || depth === 0)
    return { lines: 1, over: Number(state.step.now === 'over') }
  const total = { lines: 0, over: 0 }
  for (const seat of game.toMove(state))
    for (const move of game.moves(game.view(state, seat), state.options)) {
      const { lines, over } = census(game.apply(state, seat, move, state.options), depth - 1)
      total.lines += lines
      total.over += over
    }
  return total
}

const formatCensus = (state: State, depth: number): string => {
  const { lines, over } = census(state, depth)
  return `${lines} lines, ${over} over`
}

// The tests compare the number of possible move sequences with fixed numbers, so they reveal every
// accidental change of the rules. If you change a rule on purpose, update the tests of the rule
// first, then these numbers.
describe('move sequences', () => {
  const late = {
    hands: ['7♥ 7♣ 2♥', '2♠ J♥', 'Q♠ A♣'],
    points: [1, 1, 1],
    toDraw: '3♣ 4♦ 5♠ 6♥',
  } as const

  test.each<[name: string, state: State, depth: number, expected: string]>([
    ['the beginning, two players', dealt(2), 6, '4326 lines, 0 over'],
    ['the beginning, six players', dealt(6), 6, '4282 lines, 0 over'],
    [
      'the beginning, German Mau-Mau',
      dealt(3, choices.presets?.['mau-mau']),
      6,
      '2817 lines, 0 over',
    ],
    [
      'the beginning, Crazy Eights',
      dealt(4, choices.presets?.['crazy-eights']),
      5,
      '2116 lines, 0 over',
    ],
    ['near the end', position(late), 9, '2814 lines, 24 over'],
    [
      'near the end, jokers that swap',
      position({ ...late, jokers: 2, handSwap: 'joker', hands: ['7♥ 7♣ *', '2♠ *', 'Q♠ A♣'] }),
      7,
      '7718 lines, 240 over',
    ],
    [
      'near the end, all pass left',
      position({ ...late, passLeft: '7' }),
      8,
      '10971 lines, 36 over',
    ],
    [
      'near the end, another turn',
      position({ ...late, follow: '7', playDrawn: true }),
      9,
      '2846 lines, 15 over',
    ],
  ])('%s', (_, state, depth, expected) => {
    expect(formatCensus(state, depth)).toBe(expected)
  })
})

/** Returns a hash of the moves and the final hands of some random games. */
function checksum(rules: typeof ruleSet): string {
  const games = Array.from({ length: 30 }, (_, number) => [
    ...gameByChance(number, hasty, { rules, most: 300 }),
  ])
  const told = games.map((played) => [played.map(({ move }) => move), played.at(-1)?.state.hands])
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(told)))).slice(0, 16)
}

test('whole games of Switch keep their hash', () => {
  expect(checksum(switchRules)).toBe('982df8289a31e071')
})

test('whole games under random rules keep their hash', () => {
  expect(checksum(ruleSet)).toBe('0c2829ec28e0267e')
})

import { describe, expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import type { Player } from '../../../game/bot.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { strengths, type Strength } from '../../../game/strength.ts'
import { bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { game as nix } from '../game.ts'
import { moves } from '../rules/moves.ts'
import { choices, type Options } from '../options.ts'
import { after, lay, laySuper, plainChips, position, superChipOf } from '../testing/positions.ts'
import type { Move, State, View } from '../rules/state.ts'
import { view } from '../rules/view.ts'

type AnyPlayer = Player<Options, Move, never, View>

const byChance: AnyPlayer = {
  move: (seatView, _, { random }) => {
    const offered = moves(seatView)
    return offered[pick(random, offered.length)[0]] ?? null
  },
  signal: () => null,
}

const answer = (
  player: AnyPlayer,
  state: State,
  number = 1,
  strength: Strength = 'hard',
): Move | null =>
  player.move(view(state, state.turn ?? 0), state.options, {
    random: randomOf(number),
    urgency: 'urgent',
    strength,
  })

const botOf = (strength: Strength): AnyPlayer => ({
  ...bot,
  move: (seatView, options, thinking) => bot.move(seatView, options, { ...thinking, strength }),
})

/**
 * Returns the share of games that the tested player wins against opponents of another kind, in each
 * seat in turn.
 */
function shareWon(
  player: AnyPlayer,
  rival: AnyPlayer,
  { seats, egon, games }: { seats: number; egon: boolean; games: number },
): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const testedSeat = number % seats
    const options = { ...defaultsOf(choices.values), egon }
    let state = nix.setup(seats, options, randomOf(500 + number), null)
    for (let made = 0; state.turn !== null; made++) {
      const move = answer(state.turn === testedSeat ? player : rival, state, 1000 * number + made)
      if (!move) throw new Error('the player to move makes no move')
      state = nix.apply(state, state.turn, move, options)
    }
    const outcome = nix.outcome(state)
    if (outcome?.kind === 'places' && outcome.places[testedSeat] === 1) won++
  }
  return won / games
}

describe('the bot wins clearly more than an equal share', { timeout: 120_000 }, () => {
  test('as a hard bot among medium bots', () => {
    const of = { seats: 2, egon: false, games: 12 }
    expect(shareWon(botOf('hard'), botOf('medium'), of)).toBeGreaterThan(0.55)
  })

  test('as a hard bot among greedy players', () => {
    const of = { seats: 3, egon: true, games: 9 }
    expect(shareWon(botOf('hard'), greedy, of)).toBeGreaterThan(0.4)
  })

  test('as a medium bot among easy bots', () => {
    const of = { seats: 4, egon: false, games: 30 }
    expect(shareWon(botOf('medium'), botOf('easy'), of)).toBeGreaterThan(0.4)
  })

  test('as an easy bot among random players', () => {
    const of = { seats: 3, egon: false, games: 40 }
    expect(shareWon(botOf('easy'), byChance, of)).toBeGreaterThan(0.8)
  })
})

test('a hand with eight or more cards of one value is handled', () => {
  const hand = [0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7]
  const state = position({ hands: [hand, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]] })
  expect(moves(view(state, 0))).toContainEqual(answer(bot, state))
  expect(moves(view(after(state, lay('one', 0)), 1))).toContainEqual(
    answer(bot, after(state, lay('one', 0))),
  )
})

test('the bot places the last chip of the game where it wins the game', () => {
  // The three of a kind takes more points from the other players, but most of them from a player
  // who is far behind. With the pair, the bot overtakes the leader by 44 to 43 points.
  const state = position({
    hands: [[1], [3, 3, 3], [1]],
    deal: 4,
    round: 5,
    first: 2,
    turn: 1,
    rows: { pair: plainChips(2, 0), three: [...plainChips(2), superChipOf(2)] },
    scores: [[40, 40, 0]],
  })
  expect(answer(bot, state)).toEqual(lay('pair', 3, 3))
  expect(answer(greedy, state)).toEqual(lay('three', 3, 3, 3))
})

test('the super-chip is used before round 5', () => {
  const state = position({
    hands: [
      [4, 4],
      [1, 2],
    ],
    round: 4,
  })
  expect(answer(bot, state)?.chip).toBe('super')
})

test('a player with good combinations left keeps the super-chip for a row where it stays', () => {
  const hands = [
    [7, 5, 5, 5, 5],
    [1, 2, 3, 6],
    [1, 2, 3, 6],
  ]
  const state = position({ hands, round: 3 })
  expect(answer(bot, state)).not.toEqual(laySuper('one', 7))
})

test('the bot expects the only move that another player has', () => {
  // Seat 1 has a single card, so its chip will push the super-chip of seat 0 to a better field. So
  // seat 0 need not push it itself, and plays the run of two.
  const state = position({
    hands: [[1, 2], [5]],
    round: 5,
    rows: { one: [superChipOf(0)] },
    stock: [
      { plain: 1, super: false },
      { plain: 1, super: false },
    ],
  })
  expect(answer(bot, state)).toEqual(lay('run2', 1, 2))
  expect(answer(greedy, state)).not.toEqual(lay('run2', 1, 2))
})

test('at no strength does the bot push off its own chip if another field is as good', () => {
  const rows = { three: [...plainChips(1, 1, 0)] }
  const state = position({ hands: [[2, 2, 2, 4, 5, 6], [1]], round: 5, rows })
  for (const strength of strengths)
    expect(answer(bot, state, 1, strength)).toEqual(lay('run3', 4, 5, 6))
})

describe('a greedy player', () => {
  test('takes the field with the most points, doubled for the super-chip', () => {
    const hands = [[2, 2, 2, 6], [1]]
    expect(answer(greedy, position({ hands }))).toEqual(laySuper('three', 2, 2, 2))
  })

  test('counts the chips that it pushes as well', () => {
    const rows = { pair: [...plainChips(0), superChipOf(1)], one: plainChips(0) }
    const state = position({ hands: [[2, 2, 2], [1]], round: 5, rows })
    // The pair scores 4 points, moves the player’s own chip to a field that is worth 2 more, and
    // costs the super-chip 6. That is more than the 5 points of the three of a kind.
    expect(answer(greedy, state)).toEqual(lay('pair', 2, 2))
  })
})

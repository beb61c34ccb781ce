import { describe, expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import type { Player } from '../../../game/bot.ts'
import type { Seat } from '../../../game/game.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { strengths, type Strength } from '../../../game/strength.ts'
import { bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { game } from '../game.ts'
import { moves } from '../rules/moves.ts'
import { choices, type Options } from '../options.ts'
import { call, draw, lay, position, type PositionInput } from '../testing/positions.ts'
import type { Move, View } from '../rules/state.ts'
import { view } from '../rules/view.ts'

type AnyPlayer = Player<Options, Move, never, View>

const chance: AnyPlayer = {
  move(shown, options, { random }) {
    const offered = moves(shown, options)
    return offered[pick(random, offered.length)[0]] ?? null
  },
  signal: () => null,
}

/** A third of the usual effort keeps these tests short. With less effort a bot is weaker. */
const effort = 0.3

const playing = (strength: Strength): AnyPlayer => ({
  move: (shown, options, asked) => bot.move(shown, options, { ...asked, strength, effort }),
  signal: () => null,
})
const players = {
  chance,
  greedy,
  easy: playing('easy'),
  medium: playing('medium'),
  hard: playing('hard'),
}

const usual: Options = defaultsOf(choices.values)
/** Games of a single round, which show the difference between the strengths with fewer games. */
const oneRound: Options = { ...usual, targetWins: 1 }

/** Returns the seat that wins a seeded game. */
function winner(deal: number, seated: readonly AnyPlayer[], options: Options): Seat {
  let state = game.setup(seated.length, options, randomOf(deal), null)
  for (let step = 0; game.outcome(state) === null; step++) {
    const [seat = 0] = game.toMove(state)
    const asked = {
      random: randomOf(deal * 10_000 + step),
      urgency: 'urgent',
      strength: 'hard',
    } as const
    const move = seated[seat]?.move(game.view(state, seat), options, asked)
    if (!move) throw new Error(`seat ${seat} does not move`)
    state = game.apply(state, seat, move, options)
  }
  const outcome = game.outcome(state)
  return outcome?.kind === 'places' ? outcome.places.indexOf(1) : -1
}

/** Counts the games that the tested player wins, in each seat in turn, against identical opponents. */
function wins(
  deals: number,
  seats: number,
  { who, among }: { who: AnyPlayer; among: AnyPlayer },
  options: Options = usual,
): number {
  return Array.from({ length: deals }, (_, deal) => deal).filter((deal) => {
    const testedSeat = deal % seats
    const seated = Array.from({ length: seats }, (__, seat) => (seat === testedSeat ? who : among))
    return winner(deal, seated, options) === testedSeat
  }).length
}

// Each bound is far below the measured rate (bot/MEASURED.md), and far above an equal share.
describe('the stronger bot wins far more than an equal share', () => {
  test.each([
    ['easy', 'chance', 2, 54],
    ['easy', 'chance', 4, 48],
    ['medium', 'greedy', 2, 42],
    ['medium', 'greedy', 4, 23],
    ['medium', 'easy', 2, 34],
    ['medium', 'easy', 3, 24],
  ] as const)('%s against %s, with %i players', (who, among, seats, least) => {
    const won = wins(60, seats, { who: players[who], among: players[among] })
    expect(won).toBeGreaterThanOrEqual(least)
  })

  test('the hard bot beats greedy bots in single rounds between two', () => {
    const seated = { who: players.hard, among: players.greedy }
    expect(wins(6, 2, seated, oneRound)).toBeGreaterThanOrEqual(4)
  })

  test.each(Object.entries(choices.presets ?? {}))(
    'the medium bot also wins in the rule set %s',
    (_, changes) => {
      const options: Options = { ...usual, ...(changes as Partial<Options>), targetCards: 20 }
      const won = wins(60, 2, { who: players.medium, among: players.greedy }, options)
      expect(won).toBeGreaterThanOrEqual(33)
    },
  )
})

const asked = (strength: Strength) =>
  ({ random: randomOf(1), urgency: 'urgent', strength, effort }) as const

/** Returns the move that the bot makes in seat 0. */
function does(strength: Strength, shown: PositionInput): Move | null {
  const state = position(shown)
  return bot.move(view(state, 0), state.options, asked(strength))
}

describe.each(strengths)('%s', (strength) => {
  test('always calls "Switch"', () => {
    for (let deal = 0; deal < (strength === 'hard' ? 1 : 15); deal++) {
      let state = game.setup(3, oneRound, randomOf(deal), null)
      for (let step = 0; game.outcome(state) === null; step++) {
        const [seat = 0] = game.toMove(state)
        const move = bot.move(game.view(state, seat), oneRound, asked(strength))
        if (!move) throw new Error(`seat ${seat} does not move`)
        state = game.apply(state, seat, move, state.options)
        expect(state.last.some(({ type }) => type === 'forgot-call')).toBe(false)
      }
    }
  })

  test('plays the last cards if they win', () => {
    const done = does(strength, { hands: ['9♣ 9♦', '3♣ 4♣ 5♣'] })
    expect([call('9♣ 9♦'), call('9♦ 9♣')]).toContainEqual(done)
  })

  test('answers a demand instead of drawing for it', () => {
    const shown: PositionInput = {
      hands: ['2♣ 3♦ 4♠ 5♦', '3♣ 4♣ 5♣ 6♣'],
      discards: '2♥',
      demand: { by: 'draw', owed: 2 },
    }
    expect(does(strength, shown)).toEqual(lay('2♣'))
  })

  test('does not swap a small hand for a large one', () => {
    const done = does(strength, { hands: ['3♠ Q♠ 4♥', '3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣'], discards: '9♠' })
    expect(done).toEqual(lay('3♠'))
  })

  test('draws if no card can be played', () => {
    expect(does(strength, { hands: ['3♠ 4♠', '3♣ 4♣'] })).toEqual(draw)
  })
})

describe.each(['medium', 'hard'] as const)('%s', (strength) => {
  test('keeps an ordinary card as the last one', () => {
    const done = does(strength, { hands: ['8♥ 5♥', '3♣ 4♣ 6♣ 7♣ 9♦', '3♦ 4♦ 6♦ 7♦ 9♠'] })
    expect(done).toEqual(call('8♥'))
  })

  test('makes the next player draw if that player has one card left', () => {
    const done = does(strength, { hands: ['2♥ 5♥ 6♠ 7♦ K♣', '3♣', '3♦ 4♦ 6♦ 7♥ 9♠'] })
    expect(done).toEqual(lay('2♥'))
  })

  test('does not waste an ace if an ordinary card fits', () => {
    const done = does(strength, { hands: ['A♣ 5♥ 6♠ 7♦ K♣', '3♣ 4♣ 5♣ 6♣ 7♣', '3♦ 4♦ 6♦ 7♥'] })
    expect(done).toEqual(lay('5♥'))
  })
})

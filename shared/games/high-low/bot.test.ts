import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pick } from '../../random.ts'
import type { Player } from '../game.ts'
import { numbered } from '../games-by-chance.ts'
import { bot } from './bot.ts'
import { greedy } from './bot/greedy.ts'
import { exchangeOf } from './bot/exchange.ts'
import { inOrder } from './cards.ts'
import { game as highLow } from './game.ts'
import { choices, type Options } from './options.ts'
import { exchanging, flip, lay, position, ready, take, tryOut } from './positions.ts'
import type { Move, State, Value, View } from './state.ts'
import { view } from './view.ts'

type AnyPlayer = Player<Options, Move, never, View>

const answerTo = (state: State, by: AnyPlayer = bot): Move | null =>
  by.move(view(state, state.turn), state.options, {
    random: numbered(0),
    waiting: 'urgently',
    strength: 'best',
  })

const chance: AnyPlayer = {
  move(shown, _, { random }) {
    const offered = highLow.moves(shown, { finish: 'first' })
    return offered[pick(random, offered.length)[0]] ?? null
  },
  signal: () => null,
}

/** A whole game of a player for each seat. */
function playedOut(number: number, players: readonly AnyPlayer[], options: Options): State {
  let state = highLow.setup(players.length, options, numbered(number), null)
  for (let count = 0; !state.ending; count++) {
    const seat = highLow.toMove(state)[0] ?? 0
    const asked = {
      random: numbered(1000 * number + count),
      waiting: 'urgently',
      strength: 'best',
    } as const
    const move = players[seat]?.move(view(state, seat), options, asked)
    if (!move) throw new Error('whoever is to move moves')
    state = highLow.apply(state, seat, move)
  }
  return state
}

/** The share of games won by one bot among such rivals, on each chair in turn; a shared first place is a part of a win. */
function shareWon(rival: AnyPlayer, seats: number, games: number): number {
  const won = Array.from({ length: games }, (_, number) => {
    const chair = number % seats
    const players = Array.from({ length: seats }, (__, seat) => (seat === chair ? bot : rival))
    const outcome = highLow.outcome(playedOut(number, players, { finish: 'first' }))
    if (outcome?.kind !== 'places' || outcome.places[chair] !== 1) return 0
    return 1 / outcome.places.filter((place) => place === 1).length
  })
  return won.reduce((sum, part) => sum + part, 0) / games
}

// A busy machine needs longer for whole games.
const patiently = { timeout: 60_000 }

describe('against others', patiently, () => {
  // Over a thousand games it wins still a little more: bot/MEASURED.md
  test.each([
    [2, 0.8],
    [3, 0.58],
    [4, 0.45],
    [5, 0.28],
  ])('one bot among greedy players, %i in all, wins far more than its share', (seats, atLeast) => {
    expect(shareWon(greedy, seats, 200)).toBeGreaterThan(atLeast)
  })

  test.each([
    [2, 0.95],
    [5, 0.8],
  ])('one bot among players by chance, %i in all, wins nearly always', (seats, atLeast) => {
    expect(shareWon(chance, seats, 40)).toBeGreaterThan(atLeast)
  })
})

test('games of bots end, with all places taken', patiently, () => {
  const anyGame = fc.record({
    number: fc.nat(1_000_000),
    seats: fc.integer({ min: 2, max: 5 }),
    finish: fc.constantFrom(...choices.values.finish),
  })
  fc.assert(
    fc.property(anyGame, ({ number, seats, finish }) => {
      const players = Array.from({ length: seats }, () => bot)
      expect(playedOut(number, players, { finish }).ending).not.toBeNull()
    }),
    { numRuns: 60 },
  )
})

/** What lies open before a bot that was dealt these cards, when it is ready. */
function laidOpen(cards: readonly Value[]): readonly Value[] {
  let state = exchanging({ hand: cards.slice(3), open: cards.slice(0, 3) })
  for (let count = 0; count < 4; count++) {
    const move = answerTo(state)
    if (move?.do !== 'exchange') return state.open[0] ?? []
    state = highLow.apply(state, 0, move)
  }
  throw new Error('three exchanges are enough')
}

describe('the exchange', () => {
  test('[HL-02] a bot puts special and high cards on the table, whatever lay there', () => {
    expect(laidOpen([4, 5, 6, 10, 2, 13, 8, 9])).toEqual([2, 10, 13])
    expect(laidOpen([10, 5, 13, 4, 2, 6, 8, 9])).toEqual([2, 10, 13])
  })

  test('[HL-02] a bot that has the best cards there is ready', () => {
    expect(exchangeOf([4, 5, 6, 8, 9], [2, 10, 13])).toEqual(ready)
  })

  test('[HL-02] a bot comes to an end with any eight cards', () => {
    const anyCards = fc.shuffledSubarray(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].flatMap((value) => [value, value, value, value]),
      { minLength: 8, maxLength: 8 },
    )
    fc.assert(
      fc.property(anyCards, (cards) => {
        expect(laidOpen(cards)).toEqual(inOrder(laidOpen(cards)))
      }),
    )
  })
})

describe('in play', () => {
  const full = { hand: [1, 5, 6, 8, 12] }

  test('a bot lays a low card and keeps special and high ones', () => {
    const state = position({ hand: [2, 6, 10, 12, 13], pile: '5', others: [full], draw: [4, 4, 9] })
    expect(answerTo(state)).toEqual(lay(6))
  })

  test('a bot takes no pile that it need not take', () => {
    const state = position({ hand: [4, 12, 13], pile: '5, 6, 8, 9, 11', others: [full] })
    expect(answerTo(state)).not.toEqual(take)
  })

  test('a bot lays its last cards together', () => {
    const state = position({ hand: [9, 9], pile: '5', others: [full] })
    expect(answerTo(state)).toEqual(lay(9, 2))
  })

  test('a bot leaves a pile to the next player who has no answer to it', () => {
    const others = [{ open: [6, 9], hidden: [1] }]
    const state = position({ hand: [6, 8, 9, 13], pile: '4, 5', others })
    expect(answerTo(state)).toEqual(lay(9))
  })

  test('a bot tries an open card where it would take the pile anyway', () => {
    const state = position({ open: [4, 5], hidden: [9], pile: '8, 13', others: [full] })
    expect([tryOut(4), tryOut(5)]).toContainEqual(answerTo(state))
  })

  test('a bot turns a hidden card rather than taking the pile', () => {
    const state = position({ hidden: [4, 5], pile: '8, 13', others: [full] })
    expect(answerTo(state)).toEqual(flip(0))
  })

  test('the same view gets the same answer, whatever chance says', () => {
    const state = position({ hand: [4, 6, 9, 9, 13], pile: '5', others: [full] })
    const answers = [1, 2, 3].map((number) =>
      bot.move(view(state, 0), state.options, {
        random: numbered(number),
        waiting: 'urgently',
        strength: 'best',
      }),
    )
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })
})

test('a greedy player lays its lowest card as often as it can, and takes only when it must', () => {
  expect(answerTo(position({ hand: [6, 6, 9], pile: '5' }), greedy)).toEqual(lay(6, 2))
  expect(answerTo(position({ hand: [2, 9], pile: '5' }), greedy)).toEqual(lay(2))
  expect(answerTo(position({ hand: [4, 5], pile: '9' }), greedy)).toEqual(take)
  expect(answerTo(position({ open: [4], hidden: [1], pile: '9' }), greedy)).toEqual(take)
  expect(answerTo(position({ hidden: [null, 4], pile: '9' }), greedy)).toEqual(flip(1))
  expect(answerTo(exchanging({ hand: [4], open: [9] }), greedy)).toEqual(ready)
})

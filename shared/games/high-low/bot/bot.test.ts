import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import type { Player } from '../../../game/bot.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { strengths, type Strength } from '../../../game/strength.ts'
import { bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { exchangeOf } from './exchange.ts'
import { allCards } from '../rules/cards.ts'
import { game as highLow } from '../game.ts'
import { choices, type Options } from '../options.ts'
import { exchanging, flip, lay, position, ready, take, tryOut } from '../testing/positions.ts'
import type { Move, State, Value, View } from '../rules/state.ts'
import { view } from '../rules/view.ts'

type AnyPlayer = Player<Options, Move, never, View>

const asked = { random: randomOf(0), urgency: 'urgent', strength: 'hard' } as const

const answerTo = (state: State, strength: Strength = 'hard'): Move | null =>
  bot.move(view(state, state.turn), state.options, { ...asked, strength })

const ofStrength = (strength: Strength): AnyPlayer => ({
  ...bot,
  move: (shown, options, now) => bot.move(shown, options, { ...now, strength }),
})

const chance: AnyPlayer = {
  move(shown, _, { random }) {
    const offered = highLow.moves(shown, { finish: 'first' })
    return offered[pick(random, offered.length)[0]] ?? null
  },
  signal: () => null,
}

/** Plays a whole game with these players, one for each seat. */
function playGame(number: number, players: readonly AnyPlayer[], options: Options): State {
  let state = highLow.setup(players.length, options, randomOf(number), null)
  for (let count = 0; !state.ending; count++) {
    const seat = highLow.toMove(state)[0] ?? 0
    const random = randomOf(1000 * number + count)
    const move = players[seat]?.move(view(state, seat), options, { ...asked, random })
    if (!move) throw new Error('the player to move makes no move')
    state = highLow.apply(state, seat, move, options)
  }
  return state
}

/**
 * Returns the share of games that the player wins against identical rivals, in each seat in turn. A shared first place
 * counts as a part of a win.
 */
function shareWon(player: AnyPlayer, rival: AnyPlayer, seats: number, games: number): number {
  const won = Array.from({ length: games }, (_, number) => {
    const testedSeat = number % seats
    const players = Array.from({ length: seats }, (__, seat) =>
      seat === testedSeat ? player : rival,
    )
    const outcome = highLow.outcome(playGame(number, players, { finish: 'first' }))
    if (outcome?.kind !== 'places' || outcome.places[testedSeat] !== 1) return 0
    return 1 / outcome.places.filter((place) => place === 1).length
  })
  return won.reduce((sum, part) => sum + part, 0) / games
}

describe('against others', () => {
  // The bounds are loose, because a test plays only a few games. bot/MEASURED.md has the win rates
  // over many games.
  test.each([
    [2, 0.8],
    [3, 0.55],
    [5, 0.28],
  ])(
    'the medium bot wins far more than an equal share against greedy players, with %i players',
    (seats, least) => {
      expect(shareWon(ofStrength('medium'), greedy, seats, 120)).toBeGreaterThan(least)
    },
  )

  test.each([
    [2, 0.58],
    [3, 0.45],
  ])(
    'the medium bot wins far more than an equal share against easy bots, with %i players',
    (seats, least) => {
      expect(shareWon(ofStrength('medium'), ofStrength('easy'), seats, 200)).toBeGreaterThan(least)
    },
  )

  test('an easy bot nearly always beats random players', () => {
    expect(shareWon(ofStrength('easy'), chance, 2, 40)).toBeGreaterThan(0.9)
  })
})

test('games of bots end', () => {
  const anyGame = fc.record({
    number: fc.nat(1_000_000),
    seats: fc.integer({ min: 2, max: 5 }),
    finish: fc.constantFrom(...choices.values.finish),
    strength: fc.constantFrom('easy', 'medium'),
  })
  fc.assert(
    fc.property(anyGame, ({ number, seats, finish, strength }) => {
      const players = Array.from({ length: seats }, () => ofStrength(strength))
      expect(playGame(number, players, { finish }).ending).not.toBeNull()
    }),
    { numRuns: 60 },
  )
})

/**
 * Returns the face-up cards of a bot after the exchange. Of `cards`, the first three are face up at
 * the start, and the others are in the hand.
 */
function faceUpAfterExchange(
  cards: readonly Value[],
  strength: Strength = 'hard',
): readonly Value[] {
  let state = exchanging({ hand: cards.slice(3), faceUp: cards.slice(0, 3) })
  for (let count = 0; count < 4; count++) {
    const move = answerTo(state, strength)
    if (move?.do !== 'exchange') return state.faceUp[0] ?? []
    state = highLow.apply(state, 0, move, state.options)
  }
  throw new Error('the bot is not ready after three exchanges')
}

describe('the exchange', () => {
  test('[HL-02] a bot puts special and high cards on the table, whatever cards were there', () => {
    expect(faceUpAfterExchange([4, 5, 6, 10, 2, 13, 8, 9])).toEqual([2, 10, 13])
    expect(faceUpAfterExchange([10, 5, 13, 4, 2, 6, 8, 9])).toEqual([2, 10, 13])
  })

  test('[HL-02] a bot with the best face-up cards is ready', () => {
    expect(exchangeOf([4, 5, 6, 8, 9], [2, 10, 13])).toEqual(ready)
  })

  test.each(strengths)('[HL-02] the %s bot ends the exchange with any eight cards', (strength) => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...allCards], { minLength: 8, maxLength: 8 }), (cards) => {
        expect(faceUpAfterExchange(cards, strength)).toHaveLength(3)
      }),
    )
  })
})

describe('in play', () => {
  const full = { hand: [1, 5, 6, 8, 12] }

  test.each(strengths)(
    'the %s bot plays a low card and keeps special and high ones',
    (strength) => {
      const state = position({
        hand: [2, 6, 10, 12, 13],
        faceUp: [7, 12, 13],
        faceDown: [4, 5, 11],
        pile: '5',
        others: [{ ...full, faceUp: [3, 10, 13], faceDown: [8, 9, 11] }],
        draw: [4, 4, 9, 2, 3, 1, 1, 7, 7, 10, 11, 12],
      })
      expect(answerTo(state, strength)).toEqual(lay(6))
    },
  )

  test('a bot does not take a pile without need', () => {
    const state = position({ hand: [4, 12, 13], pile: '5, 6, 8, 9, 11', others: [full] })
    expect(answerTo(state)).not.toEqual(take)
  })

  test('a bot plays its last cards together', () => {
    const state = position({ hand: [9, 9], pile: '5', others: [full] })
    expect(answerTo(state)).toEqual(lay(9, 2))
  })

  test('a bot leaves a pile to the next player if that player has no answer', () => {
    const others = [{ faceUp: [6, 9], faceDown: [1] }]
    const state = position({ hand: [6, 8, 9, 13], pile: '4, 5', others })
    expect(answerTo(state)).toEqual(lay(9))
  })

  test('a bot tries a face-up card if it would take the pile anyway', () => {
    const state = position({ faceUp: [4, 5], faceDown: [9], pile: '8, 13', others: [full] })
    expect([tryOut(4), tryOut(5)]).toContainEqual(answerTo(state))
  })

  test('a bot turns a face-down card instead of taking the pile', () => {
    const state = position({ faceDown: [4, 5], pile: '8, 13', others: [full] })
    expect(answerTo(state)).toEqual(flip(0))
  })
})

// All cards that the bot has not seen are in the other hand, so a bot that counts cards knows that
// hand.
describe('with the last cards', () => {
  test('the hard bot leads a card that cannot be beaten, so that it goes out next', () => {
    const state = position({ hand: [1, 13], others: [{ hand: [5] }] })
    expect(answerTo(state, 'medium')).toEqual(lay(1))
    expect(answerTo(state)).toEqual(lay(13))
  })

  test('the hard bot passes a pile on with a ghost to a player who cannot beat it', () => {
    const state = position({ hand: [2, 3, 3, 5], pile: '12', others: [{ hand: [9] }] })
    expect(answerTo(state, 'medium')).toEqual(lay(2))
    expect([lay(3), lay(3, 2)]).toContainEqual(answerTo(state))
  })

  test('the hard bot leads a card just above the last card of another player', () => {
    const state = position({ hand: [1, 4, 6, 11], others: [{ hand: [5] }] })
    expect(answerTo(state, 'medium')).toEqual(lay(1))
    expect(answerTo(state)).not.toEqual(lay(1))
    expect(answerTo(state)).not.toEqual(lay(4))
  })

  test('the hard bot leads its high card if the other player would answer the low one and go out', () => {
    const state = position({ hand: [6, 13], others: [{ hand: [13, 6] }] })
    expect(answerTo(state)).toEqual(lay(13))
  })
})

describe('an easy bot', () => {
  test('plays the lowest card that beats the pile, with all others of its value', () => {
    const state = position({ hand: [4, 6, 6, 9], pile: '5', others: [{ hand: [1] }] })
    expect(answerTo(state, 'easy')).toEqual(lay(6, 2))
  })

  test('keeps special cards if another card beats the pile, otherwise plays one', () => {
    const some = position({ hand: [2, 3, 9, 10], pile: '8', others: [{ hand: [1] }] })
    expect(answerTo(some, 'easy')).toEqual(lay(9))
    const none = position({ hand: [4, 10, 10], pile: '8', others: [{ hand: [1] }] })
    expect(answerTo(none, 'easy')).toEqual(lay(10))
  })

  test('[HL-02] puts its highest cards on the table, and keeps special ones in the hand', () => {
    expect(faceUpAfterExchange([4, 5, 6, 10, 2, 13, 8, 9], 'easy')).toEqual([8, 9, 13])
  })
})

const greedyAnswer = (state: State): Move | null =>
  greedy.move(view(state, state.turn), state.options, asked)

test('a greedy player plays its lowest card with all others of its value, and takes the pile only if it must', () => {
  expect(greedyAnswer(position({ hand: [6, 6, 9], pile: '5' }))).toEqual(lay(6, 2))
  expect(greedyAnswer(position({ hand: [2, 9], pile: '5' }))).toEqual(lay(2))
  expect(greedyAnswer(position({ hand: [4, 5], pile: '9' }))).toEqual(take)
  expect(greedyAnswer(position({ faceUp: [4], faceDown: [1], pile: '9' }))).toEqual(take)
  expect(greedyAnswer(position({ faceDown: [null, 4], pile: '9' }))).toEqual(flip(1))
  expect(greedyAnswer(exchanging({ hand: [4], faceUp: [9] }))).toEqual(ready)
})

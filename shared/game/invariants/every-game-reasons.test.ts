/// <reference types="vite/types/importMeta.d.ts" />
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { canonical } from '../../canonical.ts'
import { miscounts } from '../../testing/counted.ts'
import { languages } from '../../language.ts'
import { gameOf, registeredGames as games } from '../../games/all.ts'
import { botsOf } from '../../games/bots.ts'
import { after, lay, position } from '../../games/switch/testing/positions.ts'
import type { AnyBot } from '../bot.ts'
import type { AnyGame, AnyOptions, AnyState, Reason } from '../game.ts'
import { anyPlan, randomOf, optionsWith, playGame } from './games-by-chance.ts'
import { revealedFacts, type ExplainedMove } from './revealed-facts.ts'
import type { ReasonWords } from '../words.ts'

// The glob finds the files of all games, so this test needs no list of games.
const reasonWords = import.meta.glob<ReasonWords>('../../games/*/words/*/extras.ts', {
  import: 'reasonWords',
  eager: true,
})

/**
 * The maximum lengths of one fact of a reason, and of a whole reason as JSON, in characters. They
 * are short because a table stores a reason with every bot's move.
 */
const mostInFact = 20
const mostInReason = 200

/**
 * Returns the moves of bots in some whole games, with their reasons. The seeds are fixed, so that a
 * failure is reproducible.
 */
function explainedMoves(
  game: AnyGame,
  { reason: reasonFor }: Explains = botsOf(game).bot,
  changes: Parameters<typeof optionsWith>[1] = [],
): (Omit<ExplainedMove, 'reason'> & Told)[] {
  const plans = fc.sample(anyPlan(game, ['bots']), { numRuns: 3 })
  return plans.flatMap(({ options: usual, ...plan }) => {
    const options = changes.length > 0 ? optionsWith(game, changes) : usual
    return playGame(game, { ...plan, options }).flatMap(({ state, step }) => {
      if (!step || !('move' in step)) return []
      const reason = reasonFor(game.view(state, step.seat), options, step.move)
      return [{ ...step, state, seats: plan.seats, options, reason }]
    })
  })
}

/** The part of a bot that explains moves. */
type Explains = Pick<AnyBot, 'reason'>

type Told = { readonly seats: number; readonly reason: Reason | null }

/** Returns at most `most` items of a list, evenly spaced. */
const some = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / most) === 0)

const leaks = (
  game: AnyGame,
  made: readonly (Omit<ExplainedMove, 'reason'> & Told)[],
  bot: Explains = botsOf(game).bot,
): object[] =>
  made.flatMap(({ reason, ...move }) => {
    const gives = reason ? revealedFacts(game, bot, { ...move, reason }) : []
    return gives.length > 0 ? [{ reason, gives }] : []
  })

/**
 * Returns a few moves from the beginning of games. At this time each hand can still contain almost
 * any card, so a leak would show.
 */
const begun = (game: AnyGame, bot: Explains) => some(explainedMoves(game, bot).slice(0, 40), 4)

describe.each(games.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  let made: ReturnType<typeof explainedMoves> = []
  beforeAll(() => {
    made = explainedMoves(game)
  })

  test('a reason is null or a short record of codes and integers', () => {
    for (const { reason } of made) {
      if (reason === null) continue
      expect(reason.why).toMatch(/^[a-z][a-z-]*$/)
      for (const fact of Object.values(reason))
        expect(typeof fact === 'string' ? fact.length <= mostInFact : Number.isInteger(fact)).toBe(
          true,
        )
      expect(JSON.stringify(reason).length).toBeLessThanOrEqual(mostInReason)
      expect(JSON.parse(JSON.stringify(reason))).toStrictEqual(reason)
    }
  })

  test('a reason depends only on the view', () => {
    for (const { state, seat, options, move, reason } of some(made, 60)) {
      const redealt = game.redeal(state, seat, randomOf(1))
      expect(botsOf(game).bot.reason(game.view(redealt, seat), options, move)).toEqual(reason)
    }
  })

  test('a reason reveals no hidden card', () => {
    const told = made.filter(({ reason }) => reason !== null)
    expect(leaks(game, some(told, 20))).toEqual([])
  })

  test('a reason has a sentence in each language, for every viewer', () => {
    const everybody = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']
    for (const { seat, seats, reason } of made)
      for (const language of reason ? languages : []) {
        const words = reasonWords[`../../games/${id}/words/${language}/extras.ts`]
        expect(words, `${id} explains nothing in ${language}`).toBeDefined()
        for (const me of [null, (seat + 1) % seats]) {
          const sentence = reason && words?.sentence(reason, everybody.slice(0, seats), me)
          expect(miscounts(sentence ?? '', language)).toEqual([])
          expect(sentence).toMatch(/^(?!.*(undefined|NaN|\bnull\b))\S.*[.!?…][”“»)]?$/)
        }
      }
  })
})

const gameNamed = (id: string): AnyGame => {
  const game = gameOf(id)
  if (!game) throw new Error(`there is no ${id}`)
  return game
}

/** Returns a bot that explains every move with this `reason`. */
const saying = (reason: (view: never, move: never) => Reason | null): Explains => ({
  reason: (view, _, move) => reason(view as never, move as never),
})

describe('revealedFacts finds what a reason reveals', () => {
  type Seen = { readonly hand: readonly number[]; readonly draw: number }
  const theGame = gameNamed('the-game')

  test('if the reason names a card in hand', () => {
    const bot = saying(({ hand }: Seen) => ({ why: 'best', card: Math.max(...hand) }))
    expect(leaks(theGame, begun(theGame, bot), bot)).not.toEqual([])
  })

  test('if the reason names a card that was passed face down', () => {
    type Given = { readonly do: string; readonly card: number }
    const game = gameNamed('switch')
    const bot = saying((_: never, move: Given) =>
      move.do === 'pass-left' ? { why: 'gave', card: canonical(move.card) } : null,
    )
    const all = explainedMoves(game, bot, [['passLeft', '7']])
    const given = all.filter(({ reason }) => reason !== null)
    expect(given.length).toBeGreaterThan(3)
    expect(leaks(game, given.slice(0, 4), bot).length).toBe(4)
  })

  test('if the reason names the last card of a hand, passed face down', () => {
    const game = gameNamed('switch')
    const silent = saying(() => ({ why: 'gave' }))
    const before = position({ hands: ['7♥ K♣', '3♣ 4♣ 5♣'], passLeft: '7', lastCall: 0 })
    const state = after(before, lay('7♥')) as unknown as AnyState
    const options = before.options as unknown as AnyOptions
    const named = saying((_: never, { card }: { readonly card: number }) => ({ why: 'gave', card }))
    const [move] = game.moves(game.view(state, 0), options)
    if (!move) throw new Error('there is no card to pass')
    const made = { state, seat: 0, seats: 2, options, move }
    const reasonOf = (one: Explains) => one.reason(game.view(state, 0), options, move)
    expect(leaks(game, [{ ...made, reason: reasonOf(named) }], named)).toHaveLength(1)
    expect(leaks(game, [{ ...made, reason: reasonOf(silent) }], silent)).toEqual([])
  })

  test('and nothing if the reason only counts the cards left to draw', () => {
    const bot = saying(({ draw }: Seen) => ({ why: 'stock', left: draw }))
    expect(leaks(theGame, begun(theGame, bot), bot)).toEqual([])
  })
})

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { canonical, findEqual } from '../../canonical.ts'
import { tableWordsOf } from '../../define-game/words.ts'
import { registeredGames as games } from '../../games/all.ts'
import { oneFileGames } from '../../games/one-file-games.ts'
import { fallbackLanguage } from '../../language.ts'
import type { AnyGame, AnyMove, AnyState, Outcome, Seat, RawData } from '../game.ts'
import { isSample, randomOf, playAgain, type Plan, type Step } from './games-by-chance.ts'
import { inGames, same, sameFields, seatsOf, someOf, viewersOf } from './in-games.ts'
import { legalMove } from '../legal.ts'
import { applyStep } from '../steps.ts'
import type { Clauses } from '../words.ts'

/** A game of Hearts has a thousand states, so `npm test` checks only a sample of them. */
const maxStates = isSample ? 60 : Infinity

test('there are games, and their ids are unique', () => {
  expect(games.length).toBeGreaterThan(0)
  expect(new Set(games.map((game) => game.about.id)).size).toBe(games.length)
  for (const { about } of games) expect(about.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

describe.each(games.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  const always = (runs: number, holds: (state: AnyState, plan: Plan, index: number) => void) =>
    inGames(game, runs, (moments, plan) => {
      for (const [index, { state }] of someOf(moments, 1, maxStates)) holds(state, plan, index)
    })

  const atEveryStep = (runs: number, holds: (state: AnyState, step: Step, plan: Plan) => void) =>
    inGames(game, runs, (moments, plan) => {
      for (const [, { state, step }] of someOf(moments, 1, maxStates))
        if (step) holds(state, step, plan)
    })

  test('exactly the seats in toMove have moves', () => {
    always(10, (state, plan) => {
      for (const viewer of viewersOf(plan)) {
        const moves = game.moves(game.view(state, viewer), plan.options)
        const isToMove = game.toMove(state).some((seat) => seat === viewer)
        same(moves.length > 0, isToMove)
        same(new Set(moves.map(canonical)).size, moves.length)
      }
    })
  })

  test('a legal move is its own canonical form', () => {
    always(4, (state, plan) => {
      for (const seat of game.toMove(state)) {
        const view = game.view(state, seat)
        const moves = game.moves(view, plan.options)
        for (const move of moves)
          same(legalMove({ ...game, moves: () => moves }, view, plan.options, reloaded(move)), move)
      }
    })
  })

  test('`moves` with a candidate contains the candidate exactly if the full list does', () => {
    let before: readonly AnyMove[] = []
    always(4, (state, plan) => {
      for (const seat of game.toMove(state)) {
        const view = game.view(state, seat)
        const moves = game.moves(view, plan.options)
        // Also tries the moves of the previous state, because most of them are illegal now.
        for (const move of [...moves, ...before]) {
          const alone = game.moves(view, plan.options, asSaid(move))
          same(findEqual(alone, move), findEqual(moves, move))
        }
        before = moves
      }
    })
  })

  test('a game ends, and has an outcome exactly when no seat may move', () => {
    inGames(game, 10, (moments, plan) => {
      for (const { state, step } of moments) {
        const outcome = game.outcome(state)
        same(outcome === null, step !== null)
        same(game.toMove(state).length > 0, step !== null)
        same(outcome === null || fits(outcome, plan), true)
      }
    })
  })

  test('a seat that has finished never moves again', () => {
    inGames(game, 10, (moments) => {
      const out = new Set<Seat>()
      for (const { state } of moments) {
        for (const seat of game.finishedSeats?.(game.view(state, 'public')) ?? []) out.add(seat)
        same(
          game.toMove(state).some((seat) => out.has(seat)),
          false,
        )
      }
    })
  })

  function fits(outcome: Outcome, { seats }: Plan): boolean {
    if (outcome.kind === 'cooperative') return game.about.cooperative
    const { places, points, guest } = outcome
    const all = guest ? [...places, guest.place] : places
    const isPlace = (place: number) => place >= 1 && place <= all.length
    return places.length === seats && points.length === seats && all.every(isPlace)
  }

  test('the same plan yields the same game', () => {
    inGames(game, 2, (moments, plan) => {
      expect(playAgain(game, plan)).toEqual(moments)
    })
  })

  test('a state that was saved and loaded as JSON continues the same game', () => {
    always(7, (state, plan) => {
      same(findUnserializable(state), null)
      const loaded = reloaded(state)
      for (const viewer of viewersOf(plan)) {
        const view = game.view(loaded, viewer)
        same(findUnserializable(view), null)
        same(view, game.view(state, viewer))
      }
    })
    atEveryStep(7, (state, step, { options }) => {
      same(applyStep(game, options, reloaded(state), step), applyStep(game, options, state, step))
    })
  })

  test('a move does not change the previous state', () => {
    // A mutation would throw, because all states here are frozen.
    atEveryStep(7, (state, step, plan) => {
      const before = JSON.stringify(state)
      same(applyStep(game, plan.options, state, step) === state, false)
      for (const viewer of viewersOf(plan)) game.redeal(state, viewer, randomOf(1))
      same(JSON.stringify(state), before)
    })
  })

  test('nothing leaks: a view stays byte for byte the same when all hidden cards are dealt again', () => {
    always(7, (state, plan, index) => {
      for (const viewer of viewersOf(plan)) {
        const redealt = game.redeal(state, viewer, randomOf(index))
        same(game.view(redealt, viewer), game.view(state, viewer))
        same(game.toMove(redealt), game.toMove(state))
        same(game.outcome(redealt), game.outcome(state))
      }
    })
  })

  test('every view shows whether a seat may signal', () => {
    always(7, (state, plan, index) => {
      const whoMay = (one: AnyState) =>
        seatsOf(plan).filter((seat) => game.signals(game.view(one, seat), plan.options).length > 0)
      for (const viewer of viewersOf(plan))
        same(whoMay(game.redeal(state, viewer, randomOf(index))), whoMay(state))
    })
  })

  test('redeal gives the other seats other cards', () => {
    inGames(game, 10, ([start], plan) => {
      const state = start?.state ?? game.setup(plan.seats, plan.options, plan.chance, plan.before)
      for (const viewer of viewersOf(plan)) {
        // If many cards are equal, a redeal can give a seat the same small hand by chance. That
        // happens once in a thousand redeals, but not three times in a row.
        const redealt = [1, 2, 3].map((number) => game.redeal(state, viewer, randomOf(number)))
        for (const other of seatsOf(plan).filter((seat) => seat !== viewer))
          expect(redealt.map((one) => game.view(one, other))).not.toEqual(
            redealt.map(() => game.view(state, other)),
          )
      }
    })
  })

  test('the view after the game shows everything hidden, and has no moves', () => {
    always(7, (state, plan, index) => {
      const view = game.view(state, 'afterwards')
      same(game.moves(view, plan.options), [])
      same(game.signals(view, plan.options), [])
      const redealt = game.redeal(state, 'public', randomOf(index))
      const differs = viewersOf(plan).some(
        (viewer) => canonical(game.view(redealt, viewer)) !== canonical(game.view(state, viewer)),
      )
      const seesOthers = canonical(game.view(redealt, 'afterwards')) !== canonical(view)
      same(seesOthers || !differs, true)
    })
  })

  test('with open hands, spectators know what all seats know together, and nothing else', () => {
    always(4, (state, plan, index) => {
      const view = game.view(state, 'open-hands')
      same(game.moves(view, plan.options), [])
      same(game.signals(view, plan.options), [])
      const unknown = game.redeal(state, 'open-hands', randomOf(index))
      same(game.view(unknown, 'open-hands'), view)
      // Spectators with open hands see all hands. So a redeal of the cards that they cannot see
      // must leave every hand unchanged.
      for (const seat of seatsOf(plan)) same(game.view(unknown, seat), game.view(state, seat))
      const others = game.redeal(state, index % plan.seats, randomOf(index))
      const isAnotherHand = seatsOf(plan).some(
        (seat) => canonical(handOf(game, others, seat)) !== canonical(handOf(game, state, seat)),
      )
      const seesThem = canonical(game.view(others, 'open-hands')) !== canonical(view)
      same(seesThem || !isAnotherHand, true)
    })
  })

  test('a signal changes neither the legal moves nor the seats that may move', () => {
    atEveryStep(10, (state, step, plan) => {
      const after = 'signal' in step ? applyStep(game, plan.options, state, step) : state
      same(game.toMove(after), game.toMove(state))
      for (const viewer of viewersOf(plan))
        same(
          game.moves(game.view(after, viewer), plan.options),
          game.moves(game.view(state, viewer), plan.options),
        )
    })
  })

  test('spectators have no moves and no signals', () => {
    always(7, (state, { options }) => {
      const view = game.view(state, 'public')
      same(game.moves(view, options), [])
      same(game.signals(view, options), [])
    })
  })

  test('the schemas accept legal moves and signals unchanged, in any order of fields', () => {
    always(2, (state, plan) => {
      for (const viewer of viewersOf(plan)) {
        const view = game.view(state, viewer)
        for (const move of game.moves(view, plan.options))
          sameFields(v.parse(game.moveSchema, withFieldsReversed(move)), move)
        for (const signal of game.signals(view, plan.options))
          sameFields(v.parse(game.signalSchema, withFieldsReversed(signal)), signal)
      }
    })
  })

  test('the schemas refuse an extra field', () => {
    always(2, (state, plan) => {
      for (const seat of seatsOf(plan)) {
        const view = game.view(state, seat)
        for (const move of game.moves(view, plan.options))
          same(v.is(game.moveSchema, { ...move, more: 1 }), false)
        for (const signal of game.signals(view, plan.options))
          same(v.is(game.signalSchema, { ...signal, more: 1 }), false)
      }
    })
  })

  test('an illegal move is forbidden by a clause of the rules', async () => {
    const oneFile = oneFileGames.find((one) => one.id === id)
    const { clauses }: { clauses: Clauses } = oneFile
      ? tableWordsOf(oneFile, fallbackLanguage)
      : await import(`../../games/${id}/words/en/table.ts`)
    // Legal moves from many positions of this game. In any other position, most of them are
    // illegal.
    const elsewhere = new Map<string, AnyMove>()
    always(7, (state, plan) => {
      for (const seat of game.toMove(state))
        for (const move of game.moves(game.view(state, seat), plan.options))
          elsewhere.set(canonical(move), move)
    })
    const moves = someOf([...elsewhere.values()], 1, 2_000).map(([, move]) => move)
    let refused = 0
    always(7, (state, plan, index) => {
      for (const viewer of viewersOf(plan)) {
        const view = game.view(state, viewer)
        const offered = game.moves(view, plan.options)
        const asked = { ...game, moves: () => offered }
        for (let at = index % 20; at < moves.length; at += 20) {
          const move = moves[at]
          if (move === undefined || legalMove(asked, view, plan.options, move)) continue
          same(Object.hasOwn(clauses, game.violatedClause(view, plan.options, move)), true)
          refused++
        }
      }
    })
    expect(refused).toBeGreaterThan(100)
  })
})

/** Returns the hand of `seat`. The view of every game contains it as `hand`. */
const handOf = (game: AnyGame, state: AnyState, seat: Seat): unknown =>
  (game.view(state, seat) as unknown as { readonly hand: unknown }).hand

/** Returns the part of a value that does not survive JSON, or null. */
function findUnserializable(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : String(value)
  if (typeof value !== 'object') return typeof value
  const made = Object.getPrototypeOf(value)
  if (made !== Object.prototype && made !== Array.prototype) return String(value)
  for (const part of Object.values(value)) {
    const lost = findUnserializable(part)
    if (lost !== null) return lost
  }
  return null
}

const asSaid = (move: AnyMove): RawData => reloaded(move) as unknown as RawData
const reloaded = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

/** Returns the same value with its fields in another order, as another client might send it. */
const withFieldsReversed = (sent: object): unknown =>
  Object.fromEntries(Object.entries(sent).toReversed())

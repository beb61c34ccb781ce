import * as fc from 'fast-check'

import { pick, randomFrom, type Random } from '../random.ts'
import type { AnyGame, AnyMove, AnyOptions, AnySignal, AnyState, Seat } from './game.ts'

/** All that makes one game: the same plan gives the same game. */
export type Plan = {
  readonly chance: Random
  readonly seats: number
  readonly options: AnyOptions
  /** Bots come further; chance does what no bot would. */
  readonly by: 'chance' | 'bots'
}

export type Step =
  | { readonly seat: Seat; readonly move: AnyMove }
  | { readonly seat: Seat; readonly signal: AnySignal }

/** A state, frozen in all its parts, and what was done in it: nothing in the last. */
export type Moment = { readonly state: AnyState; readonly step: Step | null }

export const numbered = (number: number): Random =>
  randomFrom(number.toString(16).padStart(64, '0'))

export const anyPlan = (
  game: AnyGame,
  by: readonly Plan['by'][] = ['chance', 'bots'],
): fc.Arbitrary<Plan> =>
  fc.record({
    chance: fc.nat().map(numbered),
    seats: fc.integer(game.about.seats),
    options: anyOptions(game),
    by: fc.constantFrom(...by),
  })

function anyOptions(game: AnyGame): fc.Arbitrary<AnyOptions> {
  const values = Object.entries(game.about.options)
  const any: fc.Arbitrary<unknown> = fc.record(
    Object.fromEntries(values.map(([option, allowed]) => [option, fc.constantFrom(...allowed)])),
    { noNullPrototype: true },
  )
  return any as fc.Arbitrary<AnyOptions>
}

/** A whole game, with a signal now and then. */
export function playedOut(game: AnyGame, { chance, seats, options, by }: Plan): readonly Moment[] {
  const moments: Moment[] = []
  let random = chance
  const anyOf = <Item>(items: readonly Item[]): Item | undefined => {
    if (items.length === 0) return undefined
    const [picked, after] = pick(random, items.length)
    random = after
    return items[picked]
  }
  const everySeat = Array.from({ length: seats }, (_, seat) => seat)

  let state = frozen(game.setup(seats, options, random))
  while (game.toMove(state).length > 0) {
    if (moments.length > longestGame) throw new Error(`${game.about.id} does not end`)
    const talker = anyOf([...everySeat, null, null, null])
    const signal =
      typeof talker === 'number' ? anyOf(game.signals(game.view(state, talker), options)) : null
    if (typeof talker === 'number' && signal) {
      moments.push({ state, step: { seat: talker, signal } })
      state = frozen(game.signal(state, talker, signal))
    }

    const seat = anyOf(game.toMove(state)) ?? 0
    const view = game.view(state, seat)
    const move =
      by === 'bots'
        ? game.bot.move(view, options, { random, waiting: 'urgently' })
        : anyOf(game.moves(view, options))
    if (!move) throw new Error(`seat ${seat} of ${game.about.id} is to move and does not`)
    moments.push({ state, step: { seat, move } })
    state = frozen(game.apply(state, seat, move))
  }
  return [...moments, { state, step: null }]
}

const longestGame = 20_000

/** The state that a step leads to. */
export const stepped = (game: AnyGame, state: AnyState, step: Step): AnyState =>
  'move' in step
    ? game.apply(state, step.seat, step.move)
    : game.signal(state, step.seat, step.signal)

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

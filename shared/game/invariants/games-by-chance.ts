import * as fc from 'fast-check'

import { canonical } from '../../canonical.ts'
import { pick, randomNumbered, type Random } from '../../deal/random.ts'
import { deepFreeze } from '../../deep-freeze.ts'
import { botsOf } from '../../games/bots.ts'
import type {
  AnyGame,
  AnyMove,
  AnyOptions,
  AnySignal,
  AnyState,
  PreviousGame,
  Outcome,
  Seat,
} from '../game.ts'
import { defaultsOf, readOptions } from '../options.ts'
import { seatsFor } from '../seats.ts'

/** The inputs of a whole game: seed, options and players. The same inputs yield the same game. */
export type Plan = {
  readonly chance: Random
  readonly seats: number
  readonly options: AnyOptions
  readonly before: PreviousGame | null
  /**
   * How moves are chosen. Bots get further into a game; random moves reach positions that bots
   * avoid.
   */
  readonly by: 'chance' | 'bots'
}

export type Step =
  | { readonly seat: Seat; readonly move: AnyMove }
  | { readonly seat: Seat; readonly signal: AnySignal }

/** A deeply frozen state, and the step that came next; null in the last state. */
export type GameStep = { readonly state: AnyState; readonly step: Step | null }

export const randomOf = randomNumbered

/**
 * Whether to check only a sample of each game. This is the case in `npm test`, which uses seed 1.
 * The nightly run uses other seeds and checks everything.
 */
export const isSample = fc.readConfigureGlobal().seed === 1

export const anyPlan = (
  game: AnyGame,
  by: readonly Plan['by'][] = ['chance', 'bots'],
): fc.Arbitrary<Plan> =>
  anyOptions(game).chain((options) =>
    fc.integer(seatsFor(game, options)).chain((seats) =>
      fc.record({
        chance: fc.nat().map(randomOf),
        seats: fc.constant(seats),
        options: fc.constant(options),
        before: game.about.cooperative ? fc.constant(null) : fc.option(anyBefore(seats)),
        by: fc.constantFrom(...by),
      }),
    ),
  )

const anyOptions = (game: AnyGame): fc.Arbitrary<AnyOptions> =>
  Object.keys(game.choices.values).length === 0
    ? fc.constant(optionsWith(game, []))
    : fc.array(anyChange(game), { maxLength: 12 }).map((changes) => optionsWith(game, changes))

type OptionChange = readonly [option: string, value: string | number | boolean]

const anyChange = (game: AnyGame): fc.Arbitrary<OptionChange> =>
  fc.oneof(
    ...Object.entries(game.choices.values).map(([option, allowed]) =>
      fc.tuple(fc.constant(option), fc.constantFrom(...allowed)),
    ),
  )

/**
 * Applies the changes to the default options, one after the other. Skips a change that contradicts
 * the options so far.
 */
export function optionsWith(game: AnyGame, changes: readonly OptionChange[]): AnyOptions {
  let options: object = defaultsOf(game.choices.values)
  for (const [option, value] of changes) {
    const read = readOptions(game.choices, { ...options, [option]: value })
    if (read.ok) options = read.value
  }
  return options as AnyOptions
}

/**
 * Generates a previous game with a random result. Each present player had a random seat in it, or
 * did not take part.
 */
const anyBefore = (seats: number): fc.Arbitrary<PreviousGame> =>
  fc.integer({ min: 2, max: 6 }).chain((players) => {
    const sat = Array.from({ length: players }, (_, seat) => seat)
    const others = Array.from({ length: seats }, () => null)
    return fc.record({
      outcome: anyPlaces(players),
      previousSeats: fc
        .shuffledSubarray([...sat, ...others], { minLength: seats, maxLength: seats })
        .map((was): PreviousGame['previousSeats'] => was),
    })
  })

const anyPlaces = (seats: number): fc.Arbitrary<Outcome> => {
  const perSeat = { minLength: seats, maxLength: seats }
  return fc.record({
    kind: fc.constant('places'),
    places: fc.array(fc.integer({ min: 1, max: seats }), perSeat),
    points: fc.array(fc.nat(99), perSeat),
  })
}

/**
 * Plays a whole game, with some signals. Returns the cached game if the same plan was played
 * before, because many tests use the same plan.
 */
export function playGame(game: AnyGame, plan: Plan): readonly GameStep[] {
  const games = playedGames.get(game) ?? new Map<string, readonly GameStep[]>()
  playedGames.set(game, games)
  const key = canonical(plan)
  const steps = games.get(key) ?? playAgain(game, plan)
  games.set(key, steps)
  return steps
}

const playedGames = new WeakMap<AnyGame, Map<string, readonly GameStep[]>>()

/** Plays a whole game like `playGame`, but without the cache. */
export const playAgain = (game: AnyGame, plan: Plan): readonly GameStep[] =>
  playFrom(game, plan, game.setup(plan.seats, plan.options, plan.chance, plan.before))

/** Plays a game from a state to its end. */
function playFrom(
  game: AnyGame,
  { chance, seats, options, by }: Omit<Plan, 'before'>,
  from: AnyState,
): readonly GameStep[] {
  const { bot } = botsOf(game)
  const moments: GameStep[] = []
  let random = chance
  const anyOf = <Item>(items: readonly Item[]): Item | undefined => {
    if (items.length === 0) return undefined
    const [picked, after] = pick(random, items.length)
    random = after
    return items[picked]
  }
  const everySeat = Array.from({ length: seats }, (_, seat) => seat)

  let state = deepFreeze(from)
  while (game.toMove(state).length > 0) {
    if (moments.length > longestGame) throw new Error(`${game.about.id} does not end`)
    const talker = anyOf([...everySeat, null, null, null])
    const signal =
      typeof talker === 'number' ? anyOf(game.signals(game.view(state, talker), options)) : null
    if (typeof talker === 'number' && signal) {
      moments.push({ state, step: { seat: talker, signal } })
      state = deepFreeze(game.signal(state, talker, signal))
    }

    const seat = anyOf(game.toMove(state)) ?? 0
    const view = game.view(state, seat)
    const move =
      by === 'bots' || moments.length > longestByChance
        ? bot.move(view, options, { random, urgency: 'urgent', strength: 'easy' })
        : anyOf(game.moves(view, options))
    if (!move) throw new Error(`seat ${seat} of ${game.about.id} is to move and does not`)
    moments.push({ state, step: { seat, move } })
    state = deepFreeze(game.apply(state, seat, move, options))
  }
  return [...moments, { state, step: null }]
}

const longestGame = 20_000
/**
 * The number of random steps after which bots finish the game, because a game of only random moves
 * might never end.
 */
const longestByChance = 300

import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'

import { isSame } from '../../canonical.ts'
import { pick } from '../../deal/random.ts'
import { games } from '../../games/all.ts'
import type { AnyGame, AnyMove, AnyOptions, AnyState, AnyView, Seat, Viewer } from '../game.ts'
import { applyStep, statesAlong, type PlayedStep } from '../steps.ts'
import { hasTurnedHidden, isFree, withoutMove, type Retraction } from '../take-back.ts'
import { exchanges } from './exchanged-cards.ts'
import { same } from './in-games.ts'
import {
  anyPlan,
  isSample,
  playGame,
  randomOf,
  type GameStep,
  type Plan,
} from './games-by-chance.ts'

// Compares `isFree` with an exhaustive check. `isFree` tries random worlds (other distributions of
// the hidden cards). The exhaustive check exchanges the hidden cards of every two piles, and
// compares what each viewer sees.

/**
 * The number of take-backs to check in each game. The nightly run checks 25,000 in all games
 * together, with each of four seeds. A normal test run checks only a few.
 */
const tries = isSample ? 2 : Math.ceil(25_000 / games.length)

/**
 * Plans games with random moves, since computing bots' moves would take most of the test's time.
 */
const plan = (game: AnyGame) => anyPlan(game, ['chance'])

/**
 * Plays games. Calls `holds` for random moves of these games, each with the steps that follow it.
 */
function inTakeBacks(
  game: AnyGame,
  count: number,
  holds: (retraction: Retraction, options: AnyOptions, seats: number) => void,
): void {
  let left = count
  fc.assert(
    fc.property(plan(game), fc.nat(), (given, start) => {
      if (left <= 0) return
      const moments = isSample ? beginningOf(game, given) : playGame(game, given)
      const { options, seats } = given
      const most = isSample ? 6 : 200
      for (let tried = 0; tried < most && left > 0; tried++) {
        const at = (start + tried * 7) % moments.length
        const retraction = retractionAt(moments, at)
        if (!retraction) continue
        const longer = sinceAt(game, options, moments, at, retraction)
        holds(longer, options, seats)
        left--
      }
    }),
    { numRuns: isSample ? 1 : Math.ceil(count / 60) },
  )
}

/**
 * Returns only the first moves of a game. A sample run checks just a few moves, and playing the
 * game to its end would take most of the time of the run.
 */
function beginningOf(game: AnyGame, { chance, seats, options, before }: Plan): Moments {
  const moments: GameStep[] = []
  let state = game.setup(seats, options, chance, before)
  let random = chance
  while (moments.length < 12) {
    const [seat = 0] = game.toMove(state)
    const moves = game.moves(game.view(state, seat), options)
    const [picked, next] = pick(random, moves.length)
    const move = moves[picked]
    if (!move) throw new Error(`seat ${seat} of ${game.about.id} has no move`)
    moments.push({ state, step: { seat, move } })
    state = game.apply(state, seat, move, options)
    random = next
    if (game.toMove(state).length === 0) break
  }
  return moments
}

type Moments = ReturnType<typeof playGame>

function retractionAt(moments: Moments, at: number): Retraction | null {
  const { state, step } = moments[at] ?? {}
  return state && step && 'move' in step ? { before: state, ...step, since: [] } : null
}

/**
 * The maximum number of combinations of later moves that the exhaustive check tries. Without a
 * maximum, the check could take too long: if three players pass three of thirteen cards each, there
 * are 23 million combinations.
 */
const maxCombinations = 300

/**
 * Returns the retraction with the steps after the move. Leaves out the steps from which on the move
 * can no longer be taken back, or the exhaustive check would take too long.
 */
function sinceAt(
  game: AnyGame,
  options: AnyOptions,
  moments: Moments,
  at: number,
  retraction: Retraction,
): Retraction {
  const since: PlayedStep[] = []
  let combinations = 1
  for (const { state, step } of moments.slice(at + 1)) {
    if (!step || ('move' in step && step.seat === retraction.seat) || since.length > 3) break
    if ('move' in step) combinations *= game.moves(game.view(state, step.seat), options).length
    if (combinations > maxCombinations) break
    const longer = { ...retraction, since: [...since, step] }
    if (withoutMove(game, options, longer) === null) break
    since.push(step)
  }
  return { ...retraction, since }
}

const stepsOf = ({ seat, move, since }: Retraction): PlayedStep[] => [{ seat, move }, ...since]

/**
 * Returns a function that yields the states to which a step can lead in a world. For the mover, it
 * tries only the actual move. For another seat, it tries every legal move, the actual move first.
 * Caches the states, because the check follows the same worlds for each viewer.
 */
function createFollower(
  game: AnyGame,
  options: AnyOptions,
  mover: Seat,
): (world: AnyState, step: PlayedStep) => Iterable<AnyState> {
  const found = new WeakMap<AnyState, { readonly states: AnyState[]; readonly moves: AnyMove[] }>()
  return function* (world, step) {
    if ('signal' in step) return yield applyStep(game, options, world, step)
    let entry = found.get(world)
    if (entry === undefined) {
      const isToMove = game.toMove(world).includes(step.seat)
      const legal = isToMove ? game.moves(game.view(world, step.seat), options) : []
      const actual = legal.filter((move) => isSame(move, step.move))
      const others = step.seat === mover ? [] : legal.filter((move) => !actual.includes(move))
      entry = { states: [], moves: [...actual, ...others] }
      found.set(world, entry)
    }
    for (const [at, move] of entry.moves.entries())
      yield (entry.states[at] ??= game.apply(world, step.seat, move, options))
  }
}

/**
 * Whether a viewer who saw these `views` can conclude that `world` is not the real distribution of
 * cards.
 */
function isRuledOut(
  game: AnyGame,
  world: AnyState,
  [step, ...rest]: readonly PlayedStep[],
  views: readonly AnyView[],
  viewer: Viewer,
  follow: ReturnType<typeof createFollower>,
): boolean {
  if (!step) return false
  for (const next of follow(world, step))
    if (
      isSame(game.view(next, viewer), views[1]) &&
      !isRuledOut(game, next, rest, views.slice(1), viewer, follow)
    )
      return false
  return true
}

const looksTheSame = (game: AnyGame, one: AnyState, other: AnyState, viewer: Viewer): boolean =>
  isSame(game.view(one, viewer), game.view(other, viewer))

/**
 * Returns the final states if the mover had made another move instead, with all later steps
 * unchanged.
 */
const alternativesIn = (
  game: AnyGame,
  options: AnyOptions,
  { before, seat, move, since }: Retraction,
): AnyState[] =>
  game
    .moves(game.view(before, seat), options)
    .filter((other) => !isSame(other, move))
    .flatMap(
      (other) =>
        withoutMove(game, options, { before: game.apply(before, seat, other, options), since }) ??
        [],
    )

/**
 * Yields other distributions of the hidden cards: every exchange of cards between piles, and 64
 * random redeals.
 */
function* worldsOf(game: AnyGame, { before, seat }: Retraction): Generator<AnyState> {
  yield* exchanges(game, before)
  for (let number = 1; number <= 64; number++) yield game.redeal(before, seat, randomOf(number))
}

/**
 * Returns the result of the exhaustive check. `turned`: a viewer has learnt a hidden card that the
 * mover did not know. `seen`: the seats that act after the move can tell which move it was.
 */
function findLearners(
  game: AnyGame,
  options: AnyOptions,
  retraction: Retraction,
  seats: number,
): { readonly turned: boolean; readonly seen: boolean } {
  const { before, seat: mover, since } = retraction
  const steps = stepsOf(retraction)
  const path = statesAlong(game, options, before, steps)
  const last = path.at(-1) ?? before
  const movers = new Set<Viewer>(since.flatMap((step) => ('move' in step ? [step.seat] : [])))
  const acting = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat !== mover && (game.toMove(last).includes(seat) || movers.has(seat)),
  )
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'public']
  const views = new Map(viewers.map((one) => [one, path.map((state) => game.view(state, one))]))
  const follow = createFollower(game, options, mover)
  const seesNoDifference = (world: AnyState, viewer: Viewer) =>
    isSame(game.view(world, viewer), views.get(viewer)?.[0])
  let turned = false
  for (const world of worldsOf(game, retraction)) {
    if (!seesNoDifference(world, mover)) continue
    turned = viewers.some(
      (viewer) =>
        !movers.has(viewer) &&
        seesNoDifference(world, viewer) &&
        isRuledOut(game, world, steps, views.get(viewer) ?? [], viewer, follow),
    )
    if (turned) break
  }
  const seen =
    acting.length > 0 &&
    alternativesIn(game, options, retraction).every((other) =>
      acting.some((seat) => !looksTheSame(game, other, last, seat)),
    )
  return { turned, seen }
}

describe.each(games.map((game) => [game.about.name, game] as const))('%s', (_, game) => {
  test('a take-back is free exactly if no viewer has learnt a card by the move or since', () => {
    inTakeBacks(game, tries, (retraction, options, seats) => {
      const { turned, seen } = findLearners(game, options, retraction, seats)
      same(isFree(game, options, retraction), !turned && !seen)
    })
  })

  test('a hidden card counts as revealed exactly if a viewer has learnt what the mover did not know', () => {
    inTakeBacks(game, Math.ceil(tries / 4), (retraction, options, seats) => {
      const { turned } = findLearners(game, options, retraction, seats)
      same(hasTurnedHidden(game, options, retraction), turned)
    })
  })

  test('whether a take-back is free depends only on what the mover sees', () => {
    inTakeBacks(game, Math.ceil(tries / 6), (retraction, options) => {
      const { before, seat, move } = retraction
      const made = { seat, move }
      const [found, last] = [
        isFree(game, options, retraction),
        applyStep(game, options, before, made),
      ]
      for (let number = 1; number <= 3; number++) {
        const world = game.redeal(before, seat, randomOf(1_000 + number))
        if (retraction.since.length > 0) continue
        if (!looksTheSame(game, applyStep(game, options, world, made), last, seat)) continue
        expect(isFree(game, options, { ...retraction, before: world })).toBe(found)
      }
    })
  })

  test('a move that is taken back at once leaves the state before it', () => {
    inTakeBacks(game, 10, ({ before }, options) => {
      expect(withoutMove(game, options, { before, since: [] })).toBe(before)
    })
  })
})

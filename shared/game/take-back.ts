import { canonical, isSame } from '../canonical.ts'
import { randomNumbered } from '../deal/random.ts'
import type { AnyGame, AnyMove, AnyOptions, AnyState, AnyView, Seat } from './game.ts'
import { applyStep, statesAlong, type PlayedStep } from './steps.ts'

// A move can be taken back without asking if no viewer can make use of what it has shown (see
// `isFree`). The functions of this file find that out with `view` and `redeal`, so games need no
// code for it.

/** A move that could be taken back: the state before it, the move itself, and the steps since. */
export type Retraction = {
  readonly before: AnyState
  readonly seat: Seat
  readonly move: AnyMove
  readonly since: readonly PlayedStep[]
}

/**
 * Returns the state without the move. The later steps of the other seats stay. Returns null if one
 * of these steps would be illegal without the move.
 */
export function withoutMove(
  game: AnyGame,
  options: AnyOptions,
  { before, since }: Pick<Retraction, 'before' | 'since'>,
): AnyState | null {
  let state = before
  for (const step of since) {
    if ('signal' in step) {
      state = game.signal(state, step.seat, step.signal)
      continue
    }
    if (!game.toMove(state).includes(step.seat)) return null
    const view = game.view(state, step.seat)
    const legal = game.moves(view, options).find((one) => isSame(one, step.move))
    if (legal === undefined) return null
    state = game.apply(state, step.seat, legal, options)
  }
  return state
}

/**
 * The number of worlds in which a move is tried. A world is a distribution of the hidden cards that
 * fits what the mover sees. If the mover has drawn one of two possible cards, all worlds have the
 * same card there only once in 10^19 times.
 */
const worlds = 64

/**
 * The number of steps that `follow` tries in each world. If other seats have moved since, the
 * number of combinations has no useful limit: three players of Hearts can pass three cards each in
 * 23 million ways. If a combination fits, one of the first few usually does.
 */
const maxTries = 500

/**
 * Returns whether a move can be taken back without asking. No hidden card may have been turned
 * over, and no other seat that may move, or has moved since, may be able to tell which move it was.
 * The remaining seats may have seen the move, because they cannot make use of it.
 */
export const isFree = (game: AnyGame, options: AnyOptions, retraction: Retraction): boolean =>
  !wasSeen(game, options, retraction) && !hasTurnedHidden(game, options, retraction)

/**
 * Returns whether the move, or a step since, has shown a viewer a card or fact that the mover did
 * not know. Tries the same steps in other worlds (see `worlds`). If a viewer would see other
 * changes there, the steps have turned over a hidden card. So the result depends only on what the
 * mover sees, and itself reveals no hidden card. Also returns true if a world would take too many
 * tries (see `maxTries`).
 */
export function hasTurnedHidden(
  game: AnyGame,
  options: AnyOptions,
  retraction: Retraction,
): boolean {
  const { before, seat: mover, since } = retraction
  const steps = stepsOf(retraction)
  const actual = statesAlong(game, options, before, steps)
  const views = actual.map((state) => game.view(state, mover))
  // Leaves out seats that have moved since. Such a seat sees its own move, which can differ in
  // another world without any hidden card being shown.
  const lookers = [
    ...seatsAt(game, before).filter((seat) => seat !== mover && !hasMoved(since, seat)),
    'public',
  ] as const
  const changesIn = (path: readonly AnyState[]) =>
    lookers.map((viewer) =>
      changesBetween(
        game.view(path[0] ?? before, viewer),
        game.view(path.at(-1) ?? before, viewer),
      ),
    )
  const shown = changesIn(actual)
  for (let number = 1; number <= worlds; number++) {
    const world = game.redeal(before, mover, randomNumbered(number))
    const path = follow(game, options, world, { steps, views, viewer: mover, triesLeft: maxTries })
    if (path === null || !isSame(changesIn(path), shown)) return true
  }
  return false
}

/**
 * Returns whether another seat can tell which move is being taken back. Only seats count that may
 * move now, or have moved since that move.
 */
function wasSeen(game: AnyGame, options: AnyOptions, retraction: Retraction): boolean {
  const { before, seat: mover, move, since } = retraction
  const last = statesAlong(game, options, before, stepsOf(retraction)).at(-1) ?? before
  const toMove = game.toMove(last)
  const acting = seatsAt(game, before).filter(
    (seat) => seat !== mover && (toMove.includes(seat) || hasMoved(since, seat)),
  )
  if (acting.length === 0) return false
  const unseenBy = (state: AnyState, seat: Seat) =>
    isSame(game.view(state, seat), game.view(last, seat))
  return !game.moves(game.view(before, mover), options).some((other) => {
    if (isSame(other, move)) return false
    const start = game.apply(before, mover, other, options)
    const state = withoutMove(game, options, { before: start, since })
    return state !== null && acting.every((seat) => unseenBy(state, seat))
  })
}

const seatsAt = (game: AnyGame, state: AnyState): Seat[] =>
  game.handSizes(game.view(state, 'public')).map((_, seat) => seat)

const hasMoved = (since: readonly PlayedStep[], seat: Seat): boolean =>
  since.some((step) => 'move' in step && step.seat === seat)

const stepsOf = ({ seat, move, since }: Retraction): PlayedStep[] => [{ seat, move }, ...since]

type Course = {
  readonly steps: readonly PlayedStep[]
  /** The view of `viewer` before the first step, and after each step. */
  readonly views: readonly AnyView[]
  readonly viewer: Seat
  /** The number of steps that `follow` may still try. */
  triesLeft: number
}

/**
 * Tries to continue the game in another world so that the viewer sees the same after each step.
 * Returns the states, or null if that is impossible or no tries are left. Other seats can make
 * other moves there, if these look the same to the viewer.
 */
function follow(
  game: AnyGame,
  options: AnyOptions,
  world: AnyState,
  course: Course,
  at = 0,
): AnyState[] | null {
  const step = course.steps[at]
  if (step === undefined) return [world]
  for (const next of alternatives(game, options, world, step, course.viewer)) {
    if (course.triesLeft-- <= 0) return null
    const state = applyStep(game, options, world, next)
    if (!isSame(game.view(state, course.viewer), course.views[at + 1])) continue
    const rest = follow(game, options, state, course, at + 1)
    if (rest !== null) return [world, ...rest]
  }
  return null
}

/**
 * Yields the steps that can take the place of `step` in this world, beginning with `step` itself.
 * The viewer knows their own step, so it has no alternative.
 */
function* alternatives(
  game: AnyGame,
  options: AnyOptions,
  world: AnyState,
  step: PlayedStep,
  viewer: Seat,
): Generator<PlayedStep> {
  if ('signal' in step) return yield step
  if (!game.toMove(world).includes(step.seat)) return
  const moves = game.moves(game.view(world, step.seat), options)
  const same = moves.find((move) => isSame(move, step.move))
  if (same !== undefined) yield { seat: step.seat, move: same }
  if (step.seat === viewer) return
  for (const move of moves) if (move !== same) yield { seat: step.seat, move }
}

/**
 * Returns the parts of a view that differ from an earlier view, each with its path and new value.
 * An item that only moves to another index of a list does not count, because secret items before it
 * can cause that.
 */
function changesBetween(before: unknown, now: unknown, path = ''): readonly unknown[] {
  if (isSame(before, now)) return []
  if (!isPart(before) || !isPart(now)) return [path, now ?? null]
  if (Array.isArray(before) && Array.isArray(now) && hasItems(before, now))
    return [path, additions(now, before), additions(before, now)]
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name) =>
    changesBetween(before[name], now[name], `${path}/${name}`),
  )
}

const hasItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length !== other.length || other.some((item) => isPart(item) && !Array.isArray(item))

/** Returns the multiset difference of two lists, as canonical JSON: `items` without `known`. */
function additions(items: readonly unknown[], known: readonly unknown[]): readonly string[] {
  const left = known.map(canonical)
  return items.map(canonical).filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

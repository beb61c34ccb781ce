import { isSame } from '../../shared/canonical.ts'
import { checkFacts, checkState } from '../../shared/define-game/check-play.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import { layoutOf, type AnyDefinition, type Move } from '../../shared/define-game/layout.ts'
import { viewSchemaOf } from '../../shared/define-game/schemas.ts'
import { randomOfSeed } from '../../shared/define-game/seed.ts'
import type { State } from '../../shared/define-game/state.ts'
import { tableWordsOf } from '../../shared/define-game/words.ts'
import { fallbackLanguage } from '../../shared/language.ts'

// A game in the playground consists of a deal and a log of moves, from which all positions are
// computed. When the author changes the file, the same moves are made again by the new rules.

export interface Setup {
  readonly seed: string
  readonly seats: number
  readonly options: object
}
export interface LogEntry {
  readonly seat: number
  readonly move: Move
}

/** The reason why a game cannot continue after `at` moves. */
export interface Problem {
  /** The number of moves before the problem; -1 if the cards cannot be dealt. */
  readonly at: number
  /** The move that causes the problem; null if the deal causes it. */
  readonly entry: LogEntry | null
  /** The error that the file has thrown; null if the move is illegal by the changed rules. */
  readonly error: unknown
}

export interface Replay {
  readonly definition: AnyDefinition
  readonly setup: Setup
  readonly log: readonly LogEntry[]
  /**
   * The positions: `states[n]` is the position after `n` moves. Empty if the cards cannot be dealt.
   */
  readonly states: readonly State[]
  readonly problem: Problem | null
}

const letters = 'BCDFGHJKLMNPRSTVWXZ'

/** Returns a short name for the seed with this number, such as KTR-31. */
export function seedNumbered(number: number): string {
  let rest = Math.floor(number / 100)
  const name = Array.from({ length: 3 }, () => {
    const letter = letters[rest % letters.length] ?? ''
    rest = Math.floor(rest / letters.length)
    return letter
  })
  return `${name.toReversed().join('')}-${String(number % 100).padStart(2, '0')}`
}
export const seedCount = letters.length ** 3 * 100

/**
 * Deals, and makes the moves of a log by the rules of the file. Stops at the first move that is
 * illegal or throws an error.
 * @param known an earlier result. Its positions are reused as far as the file, the deal and the
 * moves are the same
 */
export function replayLog(
  definition: AnyDefinition,
  setup: Setup,
  log: readonly LogEntry[],
  known: Replay | null = null,
): Replay {
  const isKnown = known?.definition === definition && isSame(known.setup, setup)
  const states: State[] = []
  const result = (problem: Problem | null): Replay => ({ definition, setup, log, states, problem })
  try {
    const [first = deal(definition, setup)] = isKnown ? known.states : []
    states.push(first)
  } catch (error) {
    return result({ at: -1, entry: null, error })
  }
  for (const [at, entry] of log.entries()) {
    const before = states[at] as State
    const after = isKnown && known.log[at] === entry ? known.states[at + 1] : undefined
    if (after) {
      states.push(after)
      continue
    }
    try {
      if (!isLegal(definition, setup, before, entry)) return result({ at, entry, error: null })
      states.push(advance(definition, setup, before, entry, at))
    } catch (error) {
      return result({ at, entry, error })
    }
  }
  return result(null)
}

function deal(definition: AnyDefinition, { seats, options, seed }: Setup): State {
  const state = gameOf(definition).setup(seats, options, randomOfSeed(seed), null)
  checkPosition(definition, state, options, 0)
  return state
}

const isLegal = (
  definition: AnyDefinition,
  { options }: Setup,
  state: State,
  { seat, move }: LogEntry,
): boolean =>
  state.turn.some((one) => one === seat) &&
  gameOf(definition)
    .moves(gameOf(definition).view(state, seat), options)
    .some((one) => isSame(one, move))

function advance(
  definition: AnyDefinition,
  { options }: Setup,
  before: State,
  { seat, move }: LogEntry,
  at: number,
): State {
  const game = gameOf(definition)
  const after = game.apply(before, seat, move, options)
  checkPosition(definition, after, options, at)
  checkFacts(game, { layout: layoutOf(definition), options, seat, move, before, after }, at)
  return after
}

/**
 * Checks a position, and calls all functions of the file that a board calls for it. An error in one
 * of them would otherwise only leave a board empty.
 * @throws GameFileError if the file breaks an invariant in this position
 */
function checkPosition(definition: AnyDefinition, state: State, options: object, at: number): void {
  const game = gameOf(definition)
  checkState(game, viewSchemaOf(layoutOf(definition)), state, at)
  const { words } = tableWordsOf(definition, fallbackLanguage)
  for (const seat of state.turn) {
    const view = game.view(state, seat)
    game.moves(view, options)
    words.always(view, options, names)
  }
}

const names = ['1', '2', '3', '4', '5', '6']

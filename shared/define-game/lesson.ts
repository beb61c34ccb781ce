import { defaultsOf, type OptionsOf, type OptionValues } from '../game/options.ts'
import { seatsFor } from '../game/seats.ts'
import { fallbackLanguage, languages, type Language } from '../language.ts'
import { GameFileError } from './game-file-error.ts'
import { gameOf } from './game.ts'
import { cardsIn, cardZoneOf, layoutOf, type AnyDefinition, type Move } from './layout.ts'
import { seatViewFrom, type SeatView } from './seat-view.ts'
import { randomOfSeed } from './seed.ts'
import type { State } from './state.ts'
import type { CardId, GameTypes, MoveOf, Seat } from './types.ts'

// A lesson of a single-file game. It has a file of its own beside the game, because every table
// loads the file of the game, but only the lesson page needs the lesson.

export interface LessonStep<LessonMove, Clause> {
  /** The clauses that the step teaches. Their texts in the game's rules are the text of the step. */
  readonly rules: readonly Clause[]
  /**
   * The moves of the other players before the step, in the order of their turns. If the step then
   * has a move of the learner, the others continue until it is the learner's turn. They make their
   * first legal move, which is usually their lowest card.
   */
  readonly others?: readonly LessonMove[]
  /** The move that the learner makes. Without it, the learner only reads. */
  readonly you?: LessonMove
}

export type Lesson<LessonMove, Clause, Options> = {
  /** The number of players. The learner has the first seat. */
  readonly seats: number
  readonly options?: Partial<Options>
  /**
   * The seed of the deal, in the same format as in the playground. The same seed always deals the
   * same cards.
   */
  readonly seed: string
  /** At most five steps. */
  readonly steps: readonly LessonStep<LessonMove, Clause>[]
  /** The clauses that the learner reads at the end. */
  readonly end: readonly Clause[]
} & {
  /** A short title for each step. */
  readonly [_ in typeof fallbackLanguage]: readonly string[]
} & { readonly [_ in Exclude<Language, typeof fallbackLanguage>]?: readonly string[] }

export type AnyLesson = Lesson<Move, string, object>

/** The seat of the learner. */
export const learner: Seat = 0
const mostSteps = 5

/**
 * Checks the lesson of a game and returns it. The page derives everything else from it: the
 * instructions with the words on the buttons, the highlights, and the refusals of wrong moves.
 */
export function defineLesson<C extends CardId, M, R extends string, V extends OptionValues>(
  game: AnyDefinition & GameTypes<C, M, R, V>,
  lesson: Lesson<NoInfer<MoveOf<M, C>>, NoInfer<R>, NoInfer<OptionsOf<V>>>,
): AnyLesson {
  const any = lesson as unknown as AnyLesson
  const [mistake] = mistakesIn(game, any)
  if (mistake) throw mistake
  return any
}

/**
 * Yields the mistakes that the compiler cannot find, but that can be found without playing the
 * lesson.
 */
function* mistakesIn(game: AnyDefinition, lesson: AnyLesson): Generator<GameFileError> {
  const { seats, steps } = lesson
  const { min, max } = seatsFor(gameOf(game), optionsOf(game, lesson) as never)
  if (seats < min || seats > max)
    yield new GameFileError('`seats`', `the game is not for ${seats} players`)
  if (steps.length === 0 || steps.length > mostSteps)
    yield new GameFileError('`steps`', `a lesson has 1 to ${mostSteps} steps`)
  for (const language of languages) {
    const titles = lesson[language]?.length ?? 0
    if (game[language] && titles !== steps.length)
      yield new GameFileError(
        `\`${language}\``,
        `there are ${titles} titles for ${steps.length} steps`,
      )
  }
}

const optionsOf = (game: AnyDefinition, lesson: AnyLesson): object => ({
  ...defaultsOf(game.options ?? {}),
  ...lesson.options,
})

/** A step of a lesson with all moves that lead to it. */
export interface PlannedStep {
  readonly rules: readonly string[]
  readonly otherMoves: readonly (readonly [Seat, Move])[]
  /** The state in which the learner moves or reads. */
  readonly state: State
  /** The move of the learner. Null if the learner only reads. */
  readonly move: Move | null
  /**
   * Whether a deal has ended since the previous step, so that the board shows the result of that
   * deal.
   */
  readonly isNewDeal: boolean
}

export interface LessonPlan {
  readonly options: object
  readonly steps: readonly PlannedStep[]
  readonly isWon: boolean
}

/**
 * Plays a lesson by the rules of the game, and returns its steps with all moves and states.
 * @throws GameFileError if a move is not legal
 */
export function planLesson(definition: AnyDefinition, lesson: AnyLesson): LessonPlan {
  const game = gameOf(definition)
  const options = optionsOf(definition, lesson)
  let state = game.setup(lesson.seats, options, randomOfSeed(lesson.seed), null)
  const steps = lesson.steps.map(({ rules, others = [], you }, at): PlannedStep => {
    const where = `step ${at + 1}`
    const { deals } = state
    const otherMoves: [Seat, Move][] = []
    const makes = (seat: Seat, wanted: Move | null): void => {
      const move = legalMove(definition, options, state, seat, wanted, where)
      otherMoves.push([seat, move])
      state = game.apply(state, seat, move, options)
    }
    for (const move of others) makes(nextOther(state, where), move)
    if (you) while (!state.turn.includes(learner)) makes(nextOther(state, where), null)
    const before = state
    const move = you ? legalMove(definition, options, state, learner, you, where) : null
    if (move) state = game.apply(state, learner, move, options)
    return { rules, otherMoves, state: before, move, isNewDeal: before.deals > deals }
  })
  const outcome = game.outcome(state)
  const isWon = outcome?.kind === 'places' && outcome.places[learner] === 1
  return { options, steps, isWon }
}

function nextOther({ turn }: State, where: string): Seat {
  const seat = turn.find((one) => one !== learner)
  if (seat === undefined) throw new GameFileError(where, 'no other player is to move')
  return seat
}

/**
 * Returns the legal move that equals `wanted`, or the seat's first legal move if `wanted` is null.
 */
function legalMove(
  definition: AnyDefinition,
  options: object,
  state: State,
  seat: Seat,
  wanted: Move | null,
  where: string,
): Move {
  const game = gameOf(definition)
  const view = game.view(state, seat)
  const raw = wanted && game.canonicalMove?.(view, options, wanted)
  const same = JSON.stringify(raw)
  const moves = game.moves(view, options)
  const move = wanted ? moves.find((one) => JSON.stringify(one) === same) : moves[0]
  if (move) return move
  const others = `the legal moves are ${listOf(moves)}`
  const missing =
    wanted && missingCard(definition, seatViewFrom(layoutOf(definition), view, options), wanted)
  if (missing) throw new GameFileError(where, `seat ${seat} cannot choose ${missing}; ${others}`)
  const clause = wanted && game.violatedClause(view, options, wanted)
  throw new GameFileError(
    where,
    `${clause} does not allow seat ${seat} ${JSON.stringify(wanted)}; ${others}`,
  )
}

/**
 * Returns the first chosen card that does not lie in its zone, with the name of the zone; null if
 * there is none.
 */
function missingCard({ moves }: AnyDefinition, seen: SeatView, wanted: Move): string | null {
  for (const [field, rule] of Object.entries(moves[wanted.do]?.choose ?? {})) {
    const zone = cardZoneOf(rule)
    if (zone === null) continue
    const cards = cardsIn(seen[zone])
    const missing = cardsIn(wanted[field]).find((card) => !cards.includes(card))
    if (missing !== undefined) return `${missing}, which is not in \`${zone}\``
  }
  return null
}

const mostListed = 12
function listOf(moves: readonly Move[]): string {
  const listed = moves.slice(0, mostListed).map((move) => JSON.stringify(move))
  const more = moves.length - listed.length
  return `${listed.join(', ') || 'none'}${more > 0 ? ` and ${more} more` : ''}`
}

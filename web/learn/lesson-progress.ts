import { randomNumbered } from '../../shared/deal/random.ts'
import type { AnyGame, AnyMove, AnyState, AnyView, Seat } from '../../shared/game/game.ts'
import type { AnyLesson, LessonStep } from '../kit/lesson.ts'

interface LessonProgress {
  readonly state: AnyState
  /** The index of the current step. Equals the number of steps if the lesson is over. */
  readonly step: number
}

export const learnerSeat: Seat = 0

export function startLesson(game: AnyGame, lesson: AnyLesson): LessonProgress {
  const { seats, options, deal } = lesson
  const random = typeof deal === 'number' ? randomNumbered(deal) : deal
  return enter(game, lesson, { state: game.setup(seats, options, random, null), step: 0 })
}

/** Returns the progress at the next step, after the moves that the other players make first. */
export const nextStep = (
  game: AnyGame,
  lesson: AnyLesson,
  { state, step }: LessonProgress,
): LessonProgress => enter(game, lesson, { state, step: step + 1 })

function enter(game: AnyGame, lesson: AnyLesson, { state, step }: LessonProgress): LessonProgress {
  const others = lesson.steps[step]?.otherMoves ?? []
  const after = others.reduce((now, [seat, move]) => makeMove(game, lesson, now, seat, move), state)
  return { state: after, step }
}

/**
 * Returns the progress after a move of the learner. Nothing changes if the current step expects
 * another move.
 */
export function playInLesson(
  game: AnyGame,
  lesson: AnyLesson,
  progress: LessonProgress,
  move: AnyMove,
): LessonProgress {
  if (stepOf(lesson, progress)?.accepts?.(move) !== true) return progress
  const state = makeMove(game, lesson, progress.state, learnerSeat, move)
  return nextStep(game, lesson, { state, step: progress.step })
}

export const stepOf = (
  lesson: AnyLesson,
  { step }: LessonProgress,
): LessonStep<AnyMove> | undefined => lesson.steps[step]

export const viewOf = (game: AnyGame, { state }: LessonProgress): AnyView =>
  game.view(state, learnerSeat)

/** Returns the legal moves that the board offers in the current step. */
export function movesIn(
  game: AnyGame,
  lesson: AnyLesson,
  progress: LessonProgress,
): readonly AnyMove[] {
  const step = stepOf(lesson, progress)
  const offers = step?.offers ?? step?.accepts
  if (offers === undefined) return []
  return game.moves(viewOf(game, progress), lesson.options).filter(offers)
}

/** Applies a move by the rules of the game. Throws if the lesson contains an illegal move. */
function makeMove(
  game: AnyGame,
  { options }: AnyLesson,
  state: AnyState,
  seat: Seat,
  move: AnyMove,
): AnyState {
  const view = game.view(state, seat)
  const wanted = JSON.stringify(move)
  const legal = game.moves(view, options).find((one) => JSON.stringify(one) === wanted)
  if (legal === undefined) throw new Error(`no rule allows seat ${seat} ${wanted}`)
  return game.apply(state, seat, legal, options)
}

import { randomNumbered } from '../../shared/deal/random.ts'
import type { AnyGame, AnyMove, AnyState, AnyView, Seat } from '../../shared/game/game.ts'
import type { AnyLesson, LessonStep } from '../kit/lesson.ts'

/** Where somebody is in a lesson. */
export interface Course {
  readonly state: AnyState
  /** Which of its steps; as many as there are once it is over. */
  readonly step: number
}

/** The learner's seat. */
export const learner: Seat = 0

export const beginCourse = (game: AnyGame, lesson: AnyLesson): Course =>
  enter(game, lesson, {
    state: game.setup(lesson.seats, lesson.options, randomNumbered(lesson.deal), null),
    step: 0,
  })

/** To the next step: the others do first what belongs to it. */
export const goOn = (game: AnyGame, lesson: AnyLesson, { state, step }: Course): Course =>
  enter(game, lesson, { state, step: step + 1 })

function enter(game: AnyGame, lesson: AnyLesson, { state, step }: Course): Course {
  const others = lesson.steps[step]?.others ?? []
  const after = others.reduce((now, [seat, move]) => makeMove(game, lesson, now, seat, move), state)
  return { state: after, step }
}

/** The learner's own move; one that the step does not ask for changes nothing. */
export function playInCourse(
  game: AnyGame,
  lesson: AnyLesson,
  course: Course,
  move: AnyMove,
): Course {
  if (stepOf(lesson, course)?.plays?.(move) !== true) return course
  const state = makeMove(game, lesson, course.state, learner, move)
  return goOn(game, lesson, { state, step: course.step })
}

export const stepOf = (lesson: AnyLesson, { step }: Course): LessonStep<AnyMove> | undefined =>
  lesson.steps[step]

export const viewOf = (game: AnyGame, { state }: Course): AnyView => game.view(state, learner)

/** What the learner may do at this step. */
export function movesIn(game: AnyGame, lesson: AnyLesson, course: Course): readonly AnyMove[] {
  const plays = stepOf(lesson, course)?.plays
  if (plays === undefined) return []
  return game.moves(viewOf(game, course), lesson.options).filter(plays)
}

/** By the real rules: a lesson that breaks them is found by its test. */
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
  return game.apply(state, seat, legal)
}

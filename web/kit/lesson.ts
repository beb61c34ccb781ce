import type { AnyMove, AnyOptions, Seat } from '../../shared/game/game.ts'
import type { OptionsOf, OptionValues } from '../../shared/game/options.ts'
import type { Face } from './motion/faces.ts'

/** One step of a lesson. */
export interface LessonStep<Move> {
  /** The key of the step's words in the game's `extras.ts` of each language. */
  readonly name: string
  /** CSS selectors: the first one that matches is highlighted on the board. */
  readonly highlights: readonly string[]
  /**
   * CSS selectors of what the learner compares with the highlight, such as the pile that a card
   * fits on. All of them stay bright, but only the highlight can be tapped.
   */
  readonly compares?: readonly string[]
  /**
   * Returns whether a move completes the step. A step without this function only has a text to
   * read.
   */
  readonly accepts?: (move: Move) => boolean
  /** Returns whether the board offers a move; without this function, it offers what completes the step. */
  readonly offers?: (move: Move) => boolean
  /** Moves of the other players before this step. */
  readonly otherMoves?: readonly (readonly [Seat, Move])[]
  /** The face on the guide's piece. */
  readonly face: Face
}

/** A guided first game on a fixed deal, by the real rules. The `pages/lesson.ts` of a board's folder exports it as `lesson`. */
export interface Lesson<Options, Move> {
  readonly options: Options
  readonly seats: number
  /** The seed of the deal. */
  readonly deal: number
  /** At most five steps. */
  readonly steps: readonly LessonStep<Move>[]
  /** Whether the learner has won at the end, and wears the crown on the last slip. */
  readonly wins?: true
}

export type AnyLesson = Lesson<AnyOptions & OptionsOf<OptionValues>, AnyMove>

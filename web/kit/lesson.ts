import type { AnyMove, AnyOptions, Seat } from '../../shared/game/game.ts'
import type { OptionsOf, OptionValues } from '../../shared/game/options.ts'
import type { Face } from './motion/faces.ts'

/** One thing to learn, done by playing it. */
export interface LessonStep<Move> {
  /** What its words are called in the game's `lesson.ts` of each language. */
  readonly name: string
  /** What is lit on the board: the first of these selectors that is there. */
  readonly lights: readonly string[]
  /** Which moves take the lesson on; without one the step is only read. */
  readonly plays?: (move: Move) => boolean
  /** What the others do, one after the other, before this step. */
  readonly others?: readonly (readonly [Seat, Move])[]
  /** What the guide's piece shows. */
  readonly face: Face
}

/** A first game on a deal that was chosen for it, by the real rules: what the `pages/lesson.ts` of a board's folder exports as `lesson`. */
export interface Lesson<Options, Move> {
  readonly options: Options
  readonly seats: number
  /** The number of the deal. */
  readonly deal: number
  /** At most five. */
  readonly steps: readonly LessonStep<Move>[]
}

export type AnyLesson = Lesson<AnyOptions & OptionsOf<OptionValues>, AnyMove>

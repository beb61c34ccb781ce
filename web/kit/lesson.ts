import type { Random } from '../../shared/deal/random.ts'
import type { AnyMove, AnyOptions, Seat } from '../../shared/game/game.ts'
import type { OptionsOf, OptionValues } from '../../shared/game/options.ts'
import { words } from '../words/index.ts'
import type { Face } from './motion/faces.ts'

export interface LessonStep<Move> {
  /** The key of the step's texts in `extras.ts`, which each language of the game has. */
  readonly name: string
  /**
   * CSS selectors of the element to highlight. If several selectors match, the first of them
   * counts.
   */
  readonly highlights: readonly string[]
  /**
   * CSS selectors of elements that the learner compares with the highlighted one, such as a pile
   * that the card fits on. They all stay bright, but only the highlighted element can be tapped.
   */
  readonly compares?: readonly string[]
  /** Returns whether a move completes the step. Missing in a step that only has a text to read. */
  readonly accepts?: (move: Move) => boolean
  /**
   * Returns whether the board offers a move. By default, it offers the moves that complete the
   * step.
   */
  readonly offers?: (move: Move) => boolean
  /**
   * Whether the learner can tap anything on the board, not only the highlighted element. The step
   * then offers all legal moves. If the learner tries another move, the guide names the rule that
   * forbids it.
   */
  readonly isFree?: true
  /** Moves that the other players make before this step. */
  readonly otherMoves?: readonly (readonly [Seat, Move])[]
  /** The face of the guide (a player's token that explains the lesson in a speech bubble). */
  readonly face: Face
}

/**
 * A guided first game with fixed cards and the real rules. A board exports it from
 * `pages/lesson.ts` as `lesson`.
 */
export interface Lesson<Options, Move> {
  readonly options: Options
  readonly seats: number
  /** The random numbers of the deal, or their seed. They fix the cards. */
  readonly deal: number | Random
  /** At most five steps. */
  readonly steps: readonly LessonStep<Move>[]
  /** Whether the learner wins. If so, the last screen shows the learner's piece with a crown. */
  readonly wins?: true
}

export type AnyLesson = Lesson<AnyOptions & OptionsOf<OptionValues>, AnyMove>

/** Returns the names of the players in a lesson: “You”, and default names for the others. */
export const namesInLesson = (seats: number): readonly string[] => [
  words.value.you,
  ...words.value.names.slice(0, seats - 1),
]

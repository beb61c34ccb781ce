import type { Seat } from '../../shared/game/game.ts'
import type { Who } from '../../shared/game/words.ts'
import type { ReviewedTurn } from '../../shared/protocol/protocol.ts'

/** A game that is over, from its deal to its end. */
export interface Course<View, Move> {
  /** The number of its last step. */
  readonly last: number
  /** What everybody may see by now; step 0 is the deal. */
  viewAt(step: number): View
  /** The move that leads to a step; null where that was a signal. */
  moveTo(step: number): Move | null
  /** Null is whoever reads it. */
  whoIs(seat: Seat): Who
  /** The turn in which the win was lost, where the game's bot can tell. */
  readonly lost: LostTurn | null
}

export interface LostTurn extends Pick<ReviewedTurn, 'seat' | 'from' | 'to'> {
  /** More of it by the cards that came than by what was played. */
  readonly byCards: boolean
}

/** What is worth telling of it, and the step to look back at. */
export interface Told {
  readonly step: number
  readonly text: string
}

/**
 * The one thing that is told of a whole game when it is over, or nothing: what the `pages/story.ts` of a board's folder
 * exports as `story`. Its words are `storyWords` in the `extras.ts` of each language.
 */
export type Story<View, Move, Words> = (course: Course<View, Move>, words: Words) => Told | null

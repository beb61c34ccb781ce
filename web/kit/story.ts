import type { Seat } from '../../shared/game/game.ts'
import type { Who } from '../../shared/game/words.ts'
import type { ReviewedTurn } from '../../shared/protocol/protocol.ts'

/** A finished game, step by step. */
export interface GameHistory<View, Move> {
  /** Index of the last step. */
  readonly last: number
  /** Returns the view after a step, with all cards visible to everyone. Step 0 is the deal. */
  viewAt(step: number): View
  /** Returns the move that led to a step; null for a signal. */
  moveTo(step: number): Move | null
  /** Returns the name of a player; null for the viewer. */
  whoIs(seat: Seat): Who
  /** The turn that lost the game, if the bot can determine it. */
  readonly lost: LostTurn | null
}

export interface LostTurn extends Pick<ReviewedTurn, 'seat' | 'from' | 'to'> {
  /** Whether the drawn cards cost more than the cards played. */
  readonly byLuck: boolean
}

/** The most remarkable event of a game, and its step in the replay. */
export interface StoryEvent {
  readonly step: number
  readonly text: string
}

/**
 * Returns the most remarkable event of a finished game, or null. The `pages/story.ts` of a board's folder exports it as
 * `story`. Its words are `storyWords` in the `extras.ts` of each language.
 */
export type Story<View, Move, Words> = (
  history: GameHistory<View, Move>,
  words: Words,
) => StoryEvent | null

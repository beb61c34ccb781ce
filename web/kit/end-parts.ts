import type { ComponentType } from 'preact'

import type { AnyOptions, AnyView } from '../../shared/game/game.ts'
import type { PlainCard } from '../../shared/game/end.ts'
import type { GameWords } from '../../shared/game/words.ts'

interface EndFaceProps<Options, Words> {
  readonly card: PlainCard
  readonly options: Options
  readonly words: Words
}

export interface EndBoardProps<View, Options, Words> {
  readonly view: View
  readonly options: Options
  readonly words: Words
  readonly names: readonly string[]
}

/**
 * How the last cards appear when the viewer wins: swept together, thrown, turned over, or pushed in
 * from the side.
 */
export const arrivalNames = ['sweep', 'throw', 'turn', 'push'] as const
export type Arrival = (typeof arrivalNames)[number]

/**
 * What a game draws itself on the end screen. A board exports it from `pages/end-parts.tsx` as
 * `endParts`.
 */
export interface EndParts<View = AnyView, Options = AnyOptions, Words = GameWords> {
  /** Draws the front of a card. Without `Face`, the end screen shows small cards. */
  readonly Face?: ComponentType<EndFaceProps<Options, Words>>
  /** How the last cards appear. By default they fade in. */
  readonly arrival?: Arrival
  /**
   * Draws the board in its final position. Missing if the final position of the game is not worth
   * showing.
   */
  readonly Board?: ComponentType<EndBoardProps<View, Options, Words>>
}

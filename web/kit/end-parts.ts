import type { ComponentType } from 'preact'

import type { AnyOptions, AnyView } from '../../shared/game/game.ts'
import type { PlainCard } from '../../shared/game/end.ts'
import type { GameWords } from '../../shared/game/words.ts'

export interface EndFaceProps<Options, Words> {
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
 * How the last cards come into the celebration of a win: swept together, thrown, turned over or
 * pushed in from the side.
 */
export const arrivalNames = ['sweep', 'throw', 'turn', 'push'] as const
export type Arrival = (typeof arrivalNames)[number]

/** A game's own drawings on the end screen. The `pages/end-parts.tsx` of a board's folder exports them as `endParts`. */
export interface EndParts<View = AnyView, Options = AnyOptions, Words = GameWords> {
  /** Draws the front of a card. Without `Face`, the end screen shows small cards. */
  readonly Face?: ComponentType<EndFaceProps<Options, Words>>
  /** Without `arrival`, the last cards fade in. */
  readonly arrival?: Arrival
  /**
   * Draws the board in its final position. Games without an interesting final position omit
   * `Board`.
   */
  readonly Board?: ComponentType<EndBoardProps<View, Options, Words>>
}

import type { ComponentChildren } from 'preact'

import type { Position } from '../../../shared/protocol/protocol.ts'

/** How a room differs on a shared phone. */
export interface SharedPhoneView {
  /** The public view of a finished game; null during a game. */
  readonly sharedProjection: Position | null
  /** The button that covers the cards or lists the players. */
  readonly button: ComponentChildren
  /** The button to hand the phone over, in the place of the prompt. */
  readonly handOverButton: ComponentChildren
}

import type { ComponentChildren } from 'preact'

import type { Position } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'

/** The parts of a room that differ on a shared phone. */
export interface SharedPhoneView {
  /** The public view of a finished game; null during a game. */
  readonly sharedProjection: Position | null
  /** The button that covers the cards or lists the players. */
  readonly button: ComponentChildren
  /** Sends a command from the end screen. A vote counts for every player on this phone. */
  readonly sendAtEnd: (command: CommandInput) => void
  /** The button to hand the phone over, which replaces the prompt. */
  readonly handOverButton: ComponentChildren
}

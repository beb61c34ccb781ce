import type { ComponentChildren } from 'preact'

import type { Position } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'

/** The differences of `Room` on a phone that several players share. */
export interface SharedPhoneView {
  /**
   * The public view of a finished game, which all players on this phone see. Null during a game.
   */
  readonly sharedProjection: Position | null
  /** The button that hides the cards, or lists the players. */
  readonly button: ComponentChildren
  /** Sends a command from the end screen. A vote counts for every player on this phone. */
  readonly sendAtEnd: (command: CommandInput) => void
  /** The button for handing the phone to the next player. It replaces the prompt. */
  readonly handOverButton: ComponentChildren
}

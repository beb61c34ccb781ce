import type { ComponentChildren } from 'preact'

import type { Position } from '../../../shared/protocol/protocol.ts'

/** What is different where several people share this phone, and the viewer is one of them. */
export interface SharedPhoneView {
  /** A game that is over, as nobody in particular sees it; null while somebody does. */
  readonly sharedProjection: Position | null
  /** The way to the others. */
  readonly button: ComponentChildren
  /** Whom the phone is to be handed to, in the place of what the viewer must do. */
  readonly handOverButton: ComponentChildren
}

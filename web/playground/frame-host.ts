import type { Move } from '../../shared/define-game/layout.ts'
import type { View } from '../../shared/define-game/state.ts'
import type { Viewer } from '../../shared/game/game.ts'
import type { Language } from '../../shared/language.ts'

/**
 * The data that the playground page sends to an iframe whenever the position or a setting changes.
 */
export interface FrameUpdate {
  readonly version: number
  readonly view: View
  readonly options: object
  readonly names: readonly string[]
  readonly seat: number | null
  readonly isLarge: boolean
  readonly language: Language
  readonly theme: 'light' | 'dark'
}

/** The functions of the playground page that its iframes call. */
export interface FrameHost {
  subscribe(viewer: Viewer, update: (next: FrameUpdate) => void): () => void
  play(seat: number, move: Move): void
}

declare global {
  interface Window {
    playground?: FrameHost
  }
}

import type { Move } from '../../shared/define-game/layout.ts'
import type { View } from '../../shared/define-game/state.ts'
import type { Viewer } from '../../shared/game/game.ts'
import type { Language } from '../../shared/language.ts'

/** What the bench tells a frame. */
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

/** What the bench offers to its frames. */
export interface FrameHost {
  subscribe(viewer: Viewer, update: (next: FrameUpdate) => void): () => void
  play(seat: number, move: Move): void
}

declare global {
  interface Window {
    playground?: FrameHost
  }
}

import type { ComponentChildren } from 'preact'

/** What `Room` shows differently at a table that runs in this browser (web/local/). */
export interface LocalView {
  /** Replaces the table's code. */
  readonly ribbon: ComponentChildren
  /** Replaces the prompt of the viewer; null for the usual prompt. */
  readonly answer: ComponentChildren
}

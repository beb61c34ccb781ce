import './sign.css'

import type { ComponentChildren } from 'preact'

interface SignProps {
  /** What its tip is called in the words of the game, or in those of the kit. */
  readonly of: string
  /** Its name for ears, with what it shows now; left out where that stands in it. */
  readonly name?: string
  /** For a sheet. */
  readonly class?: string
  readonly children: ComponentChildren
}

/**
 * A symbol without words that stands by itself: whoever taps it or comes to it by keys reads what it is. What lies within
 * a control only says `data-tip`, and the control keeps its taps.
 */
export const Sign = ({ of, name, class: look = '', children }: SignProps) => (
  <button type="button" class={`sign ${look}`} data-tip={of} aria-label={name}>
    {children}
  </button>
)

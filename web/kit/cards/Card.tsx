import './card.css'

import type { ComponentChildren, CSSProperties } from 'preact'

import { DecorativeText } from '../DecorativeText.tsx'

interface CardProps {
  /**
   * The content of the corner (rank or number), which stays visible when cards overlap in a fan.
   */
  readonly index: ComponentChildren
  /** SVG content, for a view box of 90 × 130. */
  readonly art: ComponentChildren
  /** Content on top of the picture, such as a large number, a mark or a caption. */
  readonly children?: ComponentChildren
  /** One colour for everything on the card. By default, the game's own colours apply. */
  readonly ink?: 'red' | 'black'
  /** Whether to draw a thick lower edge, as for the top card of a stack. */
  readonly thick?: boolean | undefined
  readonly style?: CSSProperties
}

/**
 * The front of a card, 1em wide. It is hidden from screen readers, so the parent element must name
 * it.
 */
export const Card = ({ index, art, children, ink, thick, style }: CardProps) => (
  <span class="card" aria-hidden="true" data-ink={ink} data-thick={thick} style={style}>
    <svg class="card-art" viewBox="0 0 90 130">
      {art}
    </svg>
    <b class="card-index">{printed(index)}</b>
    {children}
  </span>
)

/** The large number in the middle of a card. */
export const CardNumber = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="card-number">{printed(children)}</span>
)

const printed = (what: ComponentChildren): ComponentChildren =>
  typeof what === 'string' || typeof what === 'number' ? <DecorativeText text={what} /> : what

import './card.css'

import type { ComponentChildren, CSSProperties } from 'preact'

import { Printed } from '../Printed.tsx'

interface CardProps {
  /** What stands in the corner that a fan leaves visible. */
  readonly index: ComponentChildren
  /** The picture, in a field of 90 by 130. */
  readonly art: ComponentChildren
  /** What lies over the picture: a large number, a mark, words at the foot. */
  readonly children?: ComponentChildren
  /** One colour for the whole print, in place of the game's own. */
  readonly ink?: 'red' | 'black'
  /** More cards lie beneath. */
  readonly thick?: boolean | undefined
  readonly style?: CSSProperties
  /** What it stands for, where it moves by itself. */
  readonly thing?: string | undefined
}

/** A card from its front, as a picture: whoever shows it also names it. One em is its width. */
export const Card = ({ index, art, children, ink, thick, style, thing }: CardProps) => (
  <span
    class="card"
    aria-hidden="true"
    data-ink={ink}
    data-thick={thick}
    data-thing={thing}
    style={style}
  >
    <svg class="card-art" viewBox="0 0 90 130">
      {art}
    </svg>
    <b class="card-index">{printed(index)}</b>
    {children}
  </span>
)

/** The number that is read from afar. */
export const CardNumber = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="card-number">{printed(children)}</span>
)

const printed = (what: ComponentChildren): ComponentChildren =>
  typeof what === 'string' || typeof what === 'number' ? <Printed text={what} /> : what

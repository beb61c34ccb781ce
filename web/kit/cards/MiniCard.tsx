import './mini-card.css'

import type { ComponentChildren } from 'preact'

interface MiniCardProps {
  readonly children: ComponentChildren
  /**
   * How the card is drawn: `open` is face up on the table, `mine` is in the viewer's hand, `gone`
   * is out of the game, `lit` is highlighted.
   */
  readonly state?: 'open' | 'mine' | 'gone' | 'lit' | undefined
  readonly ink?: 'red' | undefined
}

/** A small card that shows only its index, for running text and long lists. */
export const MiniCard = ({ children, state, ink }: MiniCardProps) => (
  <span class="mini-card" data-state={state} data-ink={ink}>
    {children}
  </span>
)

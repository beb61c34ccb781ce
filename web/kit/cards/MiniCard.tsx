import './mini-card.css'

import type { ComponentChildren } from 'preact'

interface MiniCardProps {
  readonly children: ComponentChildren
  /**
   * How the card looks: `open` like a face-up card on the table, `mine` like a card in the viewer's
   * hand, `gone` like a card that is out of the game, `lit` highlighted.
   */
  readonly state?: 'open' | 'mine' | 'gone' | 'lit' | undefined
  readonly ink?: 'red' | undefined
}

/** A small card that shows only its rank or number, for running text and long lists. */
export const MiniCard = ({ children, state, ink }: MiniCardProps) => (
  <span class="mini-card" data-state={state} data-ink={ink}>
    {children}
  </span>
)

import './mini-card.css'

import type { ComponentChildren } from 'preact'

interface MiniCardProps {
  readonly children: ComponentChildren
  /** `open` lies in sight, `mine` is in my hand, `gone` is out of the game, `lit` is what is spoken of. */
  readonly state?: 'open' | 'mine' | 'gone' | 'lit' | undefined
  readonly ink?: 'red' | undefined
}

/** A card in running text, or where many lie side by side: its index and nothing else. */
export const MiniCard = ({ children, state, ink }: MiniCardProps) => (
  <span class="mini-card" data-state={state} data-ink={ink}>
    {children}
  </span>
)

import './end-of-deal.css'

import type { ComponentChildren } from 'preact'

interface EndOfDealProps {
  /** How the deal ended for the viewer. */
  readonly mood: 'placed' | 'lost'
  readonly title: string
  /** A sentence below the title. */
  readonly subtitle: string
  /** A further sentence, for example why the deal ended. */
  readonly reason?: string | undefined
  /** The cards that were played last, or the cards that are left. */
  readonly cards?: ComponentChildren
  /** Number of further cards that are not shown. */
  readonly hiddenCount?: number
  /** Further content of the game, below the sentences. */
  readonly children?: ComponentChildren
}

/**
 * Shows the end of a deal or a round while the game goes on: a headline, and the viewer's cards.
 */
export function EndOfDeal(props: EndOfDealProps) {
  const { mood, title, subtitle, reason, cards, hiddenCount = 0, children } = props
  return (
    <section class="end" data-mood={mood}>
      {cards !== undefined && (
        <div class="end-cards" aria-hidden="true">
          {cards}
          {hiddenCount > 0 && <span class="end-more">+{hiddenCount}</span>}
        </div>
      )}
      <h2 style={{ '--letters': title.length }}>{title}</h2>
      <p class="end-lead">{subtitle}</p>
      {reason !== undefined && <p class="end-why">{reason}</p>}
      {children}
    </section>
  )
}

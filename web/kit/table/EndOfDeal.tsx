import './end-of-deal.css'

import type { ComponentChildren } from 'preact'

interface EndOfDealProps {
  /** Whether the viewer has lost (`lost`) or has any other rank (`placed`). */
  readonly mood: 'placed' | 'lost'
  readonly title: string
  /** The sentence below the title. */
  readonly subtitle: string
  /** A second sentence below the title, for example why the deal ended. */
  readonly reason?: string | undefined
  /** The cards to show: the last played cards, or the cards that are left. */
  readonly cards?: ComponentChildren
  /** The number of further cards, shown as “+3”. */
  readonly hiddenCount?: number
  /** Content that only this game shows, below `subtitle` and `reason`. */
  readonly children?: ComponentChildren
}

/** Shows the result of a deal or a round while the game goes on: a headline and some cards. */
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

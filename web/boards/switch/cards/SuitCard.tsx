import type { ComponentChildren } from 'preact'

import { colourOf, rankOf, suitOf, type Card } from '../../../../shared/games/switch/rules/cards.ts'
import { Emblem } from './Emblem.tsx'
import { RankSign } from './RankSign.tsx'
import '../../../kit/cards.css'
import './suit-card.css'

/**
 * A playing card as a picture: whoever shows it also names it. What tells it stands on the left, where a card that is
 * half covered still shows it.
 */
export function SuitCard(props: {
  readonly card: Card
  /** What stands in the corner of a court card or an ace, which depends on the language. */
  readonly indices: Readonly<Record<string, string>>
  /** What else is drawn on it, in a field of 100 by 140: all but what its corner says. */
  readonly children?: ComponentChildren
}) {
  const { card, indices } = props
  const suit = suitOf(card)
  const rank = rankOf(card)
  return (
    <svg
      class="card suit-card"
      viewBox="0 0 100 140"
      aria-hidden="true"
      data-colour={suit ? colourOf(suit) : 'none'}
    >
      <rect class="card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      {suit !== null && (
        <>
          <RankSign text={indices[rank] ?? rank} />
          <Emblem of={suit} x={19} y={60} size={25} />
        </>
      )}
      {props.children}
    </svg>
  )
}

import './mini-card.css'

import type { PlainCard } from '../../../shared/game/end.ts'
import { jokerStar, suitShapes } from './suit-shapes.ts'

/** Draws a small card without loading the code of its game. */
export const SmallCard = ({
  card,
  index = card.index,
}: {
  readonly card: PlainCard
  readonly index?: string
}) => (
  <span
    class="mini-card"
    data-ink={isRed(card) ? 'red' : undefined}
    data-hidden={card.hidden}
    data-apart={card.apart}
  >
    {index}
    {card.suit !== undefined && (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={suitShapes[card.suit]} />
      </svg>
    )}
    {index === '' && (
      <svg viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={jokerStar} />
      </svg>
    )}
  </span>
)

export const isRed = ({ suit }: PlainCard): boolean => suit === 'hearts' || suit === 'diamonds'

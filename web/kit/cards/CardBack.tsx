import './card-back.css'

import type { CSSProperties } from 'preact'

/** The back of a card, 1em wide. An element around it must set its pattern with `clothProps`. */
export const CardBack = ({ style }: { readonly style?: CSSProperties }) => (
  <i class="card-back" aria-hidden="true" style={style} />
)

/** A fan of card backs, one for each of the `held` cards, but not more than five. */
export function CardBackFan({ held }: { readonly held: number }) {
  const count = Math.min(held, 5)
  return (
    <span class="card-back-fan" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <CardBack key={at} style={{ '--lean': `${Math.round((at - (count - 1) / 2) * 7)}deg` }} />
      ))}
    </span>
  )
}

interface DeckProps {
  readonly count: number
  /** The accessible name, which includes the number of cards. */
  readonly label: string
}

/** The draw pile, or an outline if it is empty. */
export const Deck = ({ count, label }: DeckProps) => (
  <span class="deck" role="img" aria-label={label} data-few={count < 4} data-motion-key="deck">
    {count === 0 ? <i class="deck-place" /> : <CardBack />}
    <span class="deck-count">{count}</span>
  </span>
)

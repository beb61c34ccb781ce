import './back.css'

import type { CSSProperties } from 'preact'

/** A card from behind: its pattern is that of the cloth around it. One em is its width. */
export const Back = ({ style }: { readonly style?: CSSProperties }) => (
  <i class="back" aria-hidden="true" style={style} />
)

/** As many backs as somebody holds, as far as they can be told apart. */
export function BackFan({ held, most = 5 }: { readonly held: number; readonly most?: number }) {
  const count = Math.min(held, most)
  return (
    <span class="back-fan" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Back key={at} style={{ '--lean': `${Math.round((at - (count - 1) / 2) * 7)}deg` }} />
      ))}
    </span>
  )
}

interface DeckProps {
  readonly count: number
  /** The same in words. */
  readonly name: string
}

/** Cards to be drawn; where none are left, their place. */
export const Deck = ({ count, name }: DeckProps) => (
  <span class="deck" role="img" aria-label={name} data-few={count < 4} data-thing="deck">
    {count === 0 ? <i class="deck-place" /> : <Back />}
    <span class="deck-count">{count}</span>
  </span>
)

import { Card as CardFrame } from '../../../kit/cards/Card.tsx'
import { jokerArt } from '../../../kit/cards/joker-art.ts'
import { DecorativeText } from '../../../kit/DecorativeText.tsx'
import {
  colourOf,
  rankOf,
  suitOf,
  type Card,
  type Suit,
} from '../../../../shared/games/switch/rules/cards.ts'
import { courtDrawings, pipsOf, suitDrawings, type Drawing } from './drawings.ts'
import { Marks } from './Marks.tsx'
import type { Scene } from '../scene.ts'
import './face.css'

interface FaceProps {
  readonly card: Card
  readonly scene: Pick<Scene, 'options' | 'words'>
  /** Whether to draw a thick lower edge, as for the top card of a stack. */
  readonly thick?: boolean
}

/**
 * A card of Switch, with the effect that it has by this table's rules. Rank and effect are at the
 * left edge, which stays visible in a fan.
 */
export function Face({ card, scene, thick }: FaceProps) {
  const suit = suitOf(card)
  const rank = rankOf(card)
  const indices: Readonly<Record<string, string>> = scene.words.indices
  return (
    <CardFrame
      thick={thick}
      ink={suit === null ? 'black' : colourOf(suit)}
      index={
        suit !== null && (
          <>
            <span class={rank === '10' ? 'face-ten' : undefined}>
              <DecorativeText text={indices[rank] ?? rank} />
            </span>
            <svg class="face-suit" viewBox="0 0 100 100">
              <path d={suitDrawings[suit].shape} />
            </svg>
          </>
        )
      }
      art={suit === null ? <Cut of={jokerArt} at="translate(45 66) scale(.82)" /> : art(card, suit)}
    >
      <Marks card={card} options={scene.options} />
    </CardFrame>
  )
}

/**
 * Returns the picture of a card: several suit symbols, a jack, queen or king, or one large suit
 * symbol.
 */
function art(card: Card, suit: Suit) {
  const rank = rankOf(card)
  const sign = suitDrawings[suit]
  if (rank === 'J' || rank === 'Q' || rank === 'K')
    return (
      <>
        <Cut of={courtDrawings[rank]} at="translate(26 28) scale(.6)" />
        <Cut of={sign} at="translate(34 90) scale(.4)" />
      </>
    )
  if (rank === 'A') return <Cut of={sign} at="translate(22 46) scale(.62)" />
  if (rank === 'joker') return null
  // The rank 10 is wider than the others, so the suit symbols have less room.
  const [middle, aside, size] = rank === '10' ? [62, 15, 0.2] : [53, 16, 0.22]
  return pipsOf[rank]?.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={sign.shape}
      transform={`translate(${middle + x * aside} ${65 + y * 41}) scale(${y > 0 ? -size : size}) translate(-50 -50)`}
    />
  ))
}

const Cut = ({ of, at }: { readonly of: Drawing; readonly at: string }) => (
  <g transform={at}>
    <path d={of.shape} />
    <path class="carved" fill-rule="evenodd" d={of.cuts} />
  </g>
)

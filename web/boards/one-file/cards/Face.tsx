import './face.css'

import {
  faceOf,
  type Card,
  type Rank,
  type Suit,
} from '../../../../shared/define-game/french-cards.ts'
import type { CardId } from '../../../../shared/define-game/types.ts'
import { Card as CardFrame, CardNumber } from '../../../kit/cards/Card.tsx'
import { DecorativeText } from '../../../kit/DecorativeText.tsx'
import { createJitter, rays } from '../../../kit/woodcut.ts'
import { Court } from './Court.tsx'
import { pipsOf, suitColours, suitCuts, suitPaths } from './suits.ts'

interface FaceProps {
  readonly card: CardId
  /** The text on the card, in the language of the page. */
  readonly text: string
  readonly thick?: boolean | undefined
}

/**
 * The front of any card of a single-file game: a playing card, a number, or a text by the author of
 * the game.
 */
export function Face({ card, text, thick }: FaceProps) {
  const face = faceOf(card)
  if (!face) return <OwnFace text={text} thick={thick} />
  const { suit, rank } = face
  const index = (
    <>
      <span class={rank === '10' ? 'pack-ten' : undefined}>
        <DecorativeText text={text.replace(suit, '')} />
      </span>
      <svg viewBox="0 0 100 100">
        <Pip suit={suit} />
      </svg>
    </>
  )
  return (
    <CardFrame
      thick={thick}
      ink="black"
      style={{ color: suitColours[suit] }}
      index={<span class="pack-index">{index}</span>}
      art={
        <g transform="translate(-5 -5)">
          <Art suit={suit} rank={rank} />
        </g>
      }
    >
      <b class="pack-index pack-index-below">{index}</b>
    </CardFrame>
  )
}

function Art({ suit, rank }: { readonly suit: Suit; readonly rank: Rank }) {
  const card: Card = `${rank}${suit}`
  const pips = pipsOf[rank]
  if (pips)
    return pips.map(([x, y]) => (
      <g
        key={`${x} ${y}`}
        transform={`translate(${x} ${y}) scale(${y > 72 ? -0.174 : 0.174}) translate(-50 -50)`}
      >
        <Pip suit={suit} />
      </g>
    ))
  if (rank !== 'A') return <Court card={card} />
  return (
    <>
      <path class="second-ink" d={aceRays[suit]} transform="translate(50 70)" />
      <g transform="translate(23 43) scale(.54)">
        <Pip suit={suit} />
      </g>
    </>
  )
}

const Pip = ({ suit }: { readonly suit: Suit }) => (
  <>
    <path d={suitPaths[suit]} />
    <path class="carved" d={suitCuts[suit]} />
  </>
)

const hand = createJitter(7)
const aceRays: Readonly<Record<Suit, string>> = {
  '♣': rays(hand, 35, 46, 24, 3.4),
  '♦': rays(hand, 35, 46, 20, 4),
  '♠': rays(hand, 35, 46, 36, 3.4),
  '♥': rays(hand, 34, 45, 28, 3.4),
}

/** A card with a number or a word. The letters of a longer word are smaller. */
function OwnFace({ text, thick }: Omit<FaceProps, 'card'>) {
  const isShort = text.length <= 3
  return (
    <CardFrame thick={thick} ink="black" index={isShort ? text : text.slice(0, 1)} art={null}>
      {isShort ? (
        <CardNumber>{text}</CardNumber>
      ) : (
        <span class="own-word" data-long={text.length > 9}>
          <DecorativeText text={text} />
        </span>
      )}
    </CardFrame>
  )
}

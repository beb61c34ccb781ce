import './face.css'

import { useMemo } from 'preact/hooks'

import { faceOf, type Rank, type Suit } from '../../../../shared/define-game/french-cards.ts'
import { isJoker, markOf, type Mark } from '../../../../shared/define-game/own-cards.ts'
import type { CardId } from '../../../../shared/define-game/types.ts'
import { Card as CardFrame, CardNumber } from '../../../kit/cards/Card.tsx'
import { DecorativeText } from '../../../kit/DecorativeText.tsx'
import { createJitter, rays } from '../../../kit/woodcut.ts'
import { jokerStar } from '../../../kit/cards/suit-shapes.ts'
import { lazy } from '../../../kit/lazy.tsx'
import { markInks, markShapes } from './marks.ts'
import { pipsPath, suitColours, suitCuts, suitPaths } from './suits.ts'

/**
 * The picture of a jack, queen or king. It loads after the first paint, because a slow phone would
 * show the first hand later with it. Until then, these cards show only their corners.
 */
export const Court = lazy(() => import('./Court.tsx').then((part) => part.Court))

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
  // Preact skips an element that is the same as before. The board often renders again without any
  // change on the cards.
  return useMemo(() => faceElement({ card, text, thick }), [card, text, thick])
}

function faceElement({ card, text, thick }: FaceProps) {
  const face = faceOf(card)
  if (isJoker(card)) return <JokerFace text={text} thick={thick} />
  if (!face) return <OwnFace card={card} text={text} thick={thick} />
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
  const cuts = suitCuts[suit]
  const pips = pipsPath(rank, suitPaths[suit])
  if (pips !== null)
    return (
      <>
        <path d={pips} />
        {cuts && <path class="carved" d={pipsPath(rank, cuts) ?? ''} />}
      </>
    )
  if (rank !== 'A') return <Court card={`${rank}${suit}`} />
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
    {suitCuts[suit] && <path class="carved" d={suitCuts[suit]} />}
  </>
)

const hand = createJitter(7)
const aceRays: Readonly<Record<Suit, string>> = {
  '♣': rays(hand, 35, 46, 24, 3.4),
  '♦': rays(hand, 35, 46, 20, 4),
  '♠': rays(hand, 35, 46, 36, 3.4),
  '♥': rays(hand, 34, 45, 28, 3.4),
}

/** Returns `text` without the name of the colour at its end, such as “7” for “7 sun”. */
const printedOf = (text: string): string => text.slice(0, text.lastIndexOf(' '))

/**
 * A card with a number or a word. The letters of a longer word are smaller. A card with a colour has
 * the picture of the colour above a strip.
 */
function OwnFace({ card, text, thick }: FaceProps) {
  const mark = markOf(card)
  const printed = mark ? printedOf(text) : text
  const isShort = printed.length <= 3
  const index = isShort ? printed : mark ? '' : printed.slice(0, 1)
  return (
    <CardFrame
      thick={thick}
      ink="black"
      {...(mark && { style: { '--mark': markInks[mark] } })}
      index={
        mark ? (
          <span class="pack-index mark-index">
            <span>
              <DecorativeText text={index} />
            </span>
            <svg viewBox="0 0 100 100">
              <MarkShape mark={mark} />
            </svg>
          </span>
        ) : (
          index
        )
      }
      art={
        mark && (
          <g class="mark-art">
            <path d="M0 99L90 91V130H0z" />
            <g transform={isShort ? 'translate(17 17) scale(.66)' : 'translate(40 12) scale(.42)'}>
              <MarkShape mark={mark} />
            </g>
          </g>
        )
      }
    >
      {isShort ? (
        <CardNumber>{printed}</CardNumber>
      ) : (
        <span class="own-word" data-long={printed.length > 9}>
          <DecorativeText text={printed} />
        </span>
      )}
    </CardFrame>
  )
}

const MarkShape = ({ mark }: { readonly mark: Mark }) => {
  const [shape, cuts] = markShapes[mark]
  return (
    <g transform={mark === 'sun' ? 'translate(50 50)' : undefined}>
      <path d={shape} />
      <path class="carved" d={cuts} />
    </g>
  )
}

/** A joker, with a star. */
const JokerFace = ({ text, thick }: Omit<FaceProps, 'card'>) => (
  <CardFrame
    thick={thick}
    ink="black"
    index={<span class="pack-index">★</span>}
    art={
      <>
        <path class="second-ink" d={aceRays['♦']} transform="translate(45 58)" />
        <path d={jokerStar} transform="translate(45 58) scale(2.6)" />
      </>
    }
  >
    <span class="own-word joker-word">
      <DecorativeText text={text} />
    </span>
  </CardFrame>
)

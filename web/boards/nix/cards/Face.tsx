import './face.css'

import { Card as CardFrame } from '../../../kit/cards/Card.tsx'
import { jokerArt } from '../../../kit/cards/joker-art.ts'
import { MiniCard } from '../../../kit/cards/MiniCard.tsx'
import { disc, createJitter } from '../../../kit/woodcut.ts'
import { joker, type Card } from '../../../../shared/games/nix/rules/state.ts'

const hand = createJitter(23)

type Place = readonly [x: number, y: number]
const sides: readonly Place[] = [
  [-1, -1],
  [1, 1],
]
const corners: readonly Place[] = [...sides, [-1, 1], [1, -1]]
const middle: Place = [0, 0]
const middles: readonly Place[] = [
  [-1, 0],
  [1, 0],
]
/** Path data of the discs on the cards 1 to 7. A card has as many discs as its value. */
const discs: readonly string[] = [
  [middle],
  sides,
  [...sides, middle],
  corners,
  [...corners, middle],
  [...corners, ...middles],
  [...corners, ...middles, middle],
].map((places) =>
  places.map(([x, y]) => disc(hand, 45 + x * 24, 82 + y * 27, 11.5, 16, 0.09)).join(''),
)

/** Draws a card of Nix: as many discs as its value, or the face of a joker. */
export const Face = ({ card }: { readonly card: Card }) => (
  <CardFrame
    index={<Index card={card} />}
    art={
      card === joker ? (
        <g transform="translate(45 75) scale(.74)">
          <path d={jokerArt.shape} />
          <path class="carved" d={jokerArt.cuts} />
        </g>
      ) : (
        <path d={discs[card - 1]} />
      )
    }
  />
)

interface SmallFaceProps {
  readonly card: Card
  readonly state?: 'lit' | undefined
}

/** A small card that shows only its number, or a star for a joker. */
export const SmallFace = ({ card, state }: SmallFaceProps) => (
  <MiniCard state={state}>
    <Index card={card} />
  </MiniCard>
)

const Index = ({ card }: { readonly card: Card }) => (card === joker ? <Star /> : card)

/** The star in the corner of a joker. */
const Star = () => (
  <svg class="joker-star" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d="M0-10 1.700-3 8.700-5 3.400 0 8.700 5 1.700 3 0 10-1.700 3-8.700 5-3.400 0-8.700-5-1.700-3z" />
  </svg>
)

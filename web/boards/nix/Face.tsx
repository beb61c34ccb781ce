import { Numeral } from '../../kit/digits.tsx'
import { joker, type Card } from '../../../shared/games/nix/rules/state.ts'
import '../../kit/cards.css'
import './face.css'

/** A card as a picture: a large index in the corner, which shows where cards overlap, and as many chips as it is worth. */
export const Face = ({ card }: { readonly card: Card }) => (
  <svg
    class="card"
    viewBox="0 0 100 140"
    aria-hidden="true"
    style={{ '--height-of-number': `${card * 14}%` }}
  >
    <rect class="card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
    {card === joker ? (
      <g class="flying">
        <path d={flying} transform="translate(6 14) scale(1.08)" />
        <path d={flying} transform="translate(10 72) rotate(-8 40 27) scale(1.82)" />
        <path class="flying-wind" d="M20 124h24M32 131h16" />
      </g>
    ) : (
      <>
        <g class="card-corner">
          <Numeral value={card} x={12} y={13} height={40} pen={15} />
        </g>
        {pips[card - 1]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} class="pip" cx={50 + 25 * x} cy={94 + 22 * y} r="9" />
        ))}
      </>
    )}
  </svg>
)

/** The same, small: its index and nothing else. */
export const SmallFace = ({ card }: { readonly card: Card }) => (
  <svg class="card small-face" viewBox="0 0 40 56" aria-hidden="true">
    <rect class="card-paper" x="1" y="1" width="38" height="54" rx="5" />
    {card === joker ? (
      <path class="flying" d={flying} transform="translate(2.6 17) scale(.79)" />
    ) : (
      <Numeral value={card} x={20} y={12} height={32} pen={17} centred />
    )}
  </svg>
)

/** The joker: a chip with wings, 44 by 27. */
const flying =
  'M22 8.5a9 9 0 1 0 .01 0ZM22 13a4.5 4.5 0 1 0 .01 0ZM13.5 14C11 7 6.5 3 1 1.5c-.5 5 1 8.5 3.5 10.5-1.5 0-2 .3-2.5.5 1.5 5.5 6 8.5 12 8.5M30.5 14C33 7 37.5 3 43 1.5c.5 5-1 8.5-3.5 10.5 1.5 0 2 .3 2.5.5-1.5 5.5-6 8.5-12 8.5'

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
const pips: readonly (readonly Place[])[] = [
  [middle],
  sides,
  [...sides, middle],
  corners,
  [...corners, middle],
  [...corners, ...middles],
  [...corners, ...middles, middle],
]

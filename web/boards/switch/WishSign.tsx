import { colourOf } from '../../../shared/games/switch/rules/cards.ts'
import { Emblem } from './cards/Emblem.tsx'
import { RankSign } from './cards/RankSign.tsx'
import type { Wish } from '../../../shared/games/switch/rules/state.ts'
import './wish-sign.css'

/** What is wished, as a coin: a suit, or a rank as it stands in the corner of its cards. */
export const WishSign = (props: {
  readonly wish: Wish
  readonly indices: Readonly<Record<string, string>>
}) => {
  const { wish, indices } = props
  return (
    <svg
      class="card suit-card wish-sign"
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      data-colour={'suit' in wish ? colourOf(wish.suit) : 'black'}
    >
      <circle r="47" />
      {'suit' in wish ? (
        <Emblem of={wish.suit} x={0} y={0} size={58} />
      ) : (
        <g transform="scale(1.9) translate(-19 -25.5)">
          <RankSign text={indices[wish.rank] ?? wish.rank} />
        </g>
      )}
    </svg>
  )
}

import { Numeral } from '../../kit/digits.tsx'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { Emblem } from './Emblem.tsx'
import { Icon } from './Icon.tsx'
import type { Options } from '../../../shared/games/switch/options.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import type { CardSetting } from '../../../shared/games/switch/rules/settings.ts'
import { settingsOf } from './signs.ts'
import './signs.css'

/** What the card does at this table, under its corner, where a card that is half covered still shows it. */
export const Signs = ({ card, options }: { readonly card: Card; readonly options: Options }) => (
  <>
    {settingsOf(card, options).map((setting, place) => (
      <g key={setting} class="sign" transform={`translate(8 ${80 + 25 * place})`}>
        <Sign of={setting} options={options} />
      </g>
    ))}
  </>
)

/** In a field of 22 by 22. */
function Sign({ of, options }: { readonly of: CardSetting; readonly options: Options }) {
  if (of === 'draw' || of === 'draw2') {
    const cost = rulesOf(options).count(of)
    return (
      <>
        <path class="plus" d="M0 11h8M4 7v8" />
        <Numeral value={cost} x={11} y={3} height={cost > 9 ? 13 : 16} pen={17} />
      </>
    )
  }
  if (of !== 'suitWish') return <Icon of={of} width={22} height={22} />
  // Any suit.
  return (
    <>
      <Emblem of="spades" x={5} y={5} size={10} />
      <Emblem of="hearts" x={17} y={5} size={10} />
      <Emblem of="diamonds" x={5} y={17} size={10} />
      <Emblem of="clubs" x={17} y={17} size={10} />
    </>
  )
}

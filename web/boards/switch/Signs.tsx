import { Numeral } from '../../kit/digits.tsx'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { Emblem } from './cards/Emblem.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Options } from '../../../shared/games/switch/options.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import { settingsOf, type CardSetting } from '../../../shared/games/switch/rules/settings.ts'
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

/** What has one line to say it, on the grid of all icons. */
const lines: Readonly<Record<Exclude<CardSetting, 'draw' | 'draw2' | 'suitWish'>, string>> = {
  skip: 'M12 3a9 9 0 1 0 .01 0ZM6 6l12 12',
  reverse: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  handSwap: 'M3 7h15l-4-4M21 17H6l4 4',
  rankWish: 'M8 8a4 4 0 1 1 6 3.5q-2 1-2 3.5M12 19v.1',
  drawCancel: 'm12 3 8 3v6c0 5-4 8-8 10-4-2-8-5-8-10V6Z',
  follow: 'm5 5 7 7-7 7M12 5l7 7-7 7',
  passLeft: 'M14 4h7v16h-7M11 12H3m4-4-4 4 4 4',
}

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
  if (of !== 'suitWish') return <Icon line={lines[of]} width={22} height={22} />
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

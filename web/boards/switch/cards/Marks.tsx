import { Icon } from '../../../kit/Icon.tsx'
import { DecorativeText } from '../../../kit/DecorativeText.tsx'
import type { Card } from '../../../../shared/games/switch/rules/cards.ts'
import type { Options } from '../../../../shared/games/switch/options.ts'
import { rulesOf } from '../../../../shared/games/switch/rules/rules.ts'
import { settingsOf, type CardSetting } from '../../../../shared/games/switch/rules/settings.ts'
import './marks.css'

/**
 * Round symbols for the effects of a card. They are below its rank, where they stay visible in a
 * fan.
 */
export const Marks = ({ card, options }: { readonly card: Card; readonly options: Options }) => (
  <span class="marks">
    {settingsOf(card, options).map((setting) => (
      <span key={setting} class="mark">
        <Mark of={setting} options={options} />
      </span>
    ))}
  </span>
)

function Mark({ of, options }: { readonly of: CardSetting; readonly options: Options }) {
  if (of !== 'draw' && of !== 'draw2') return <Icon path={lines[of]} />
  const count = rulesOf(options).count(of)
  return (
    <b data-long={count > 9}>
      <DecorativeText text={`+${count}`} />
    </b>
  )
}

/** Path data for the symbol of each effect, on the 24 × 24 grid of icons. */
const lines: Readonly<Record<Exclude<CardSetting, 'draw' | 'draw2'>, string>> = {
  wildSuit:
    'M12 3l2.700 5.800 6.300.7-4.700 4.300 1.300 6.200L12 16.800 6.400 20l1.300-6.200L3 9.500l6.300-.7z',
  wildRank: 'M8 8a4 4 0 1 1 6 3.500q-2 1-2 3.500M12 19v.1',
  skip: 'M12 3a9 9 0 1 0 .01 0zM6 18L18 6',
  reverse: 'M4 9h14l-4-4M20 15H6l4 4',
  handSwap: 'M7 4v16M3.500 8L7 4l3.500 4M17 20V4M13.500 16l3.500 4 3.500-4',
  drawCancel: 'M12 3l8 3v6c0 5-4 8-8 10-4-2-8-5-8-10V6z',
  follow: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  passLeft: 'M14 4h7v16h-7M11 12H3m4-4-4 4 4 4',
}

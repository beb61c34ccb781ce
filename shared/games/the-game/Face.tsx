import { Numeral } from '../../../web/cards/digits.tsx'
import { NumberCard } from '../../../web/cards/NumberCard.tsx'
import { Icon } from './Icon.tsx'
import type { Scene } from './scene.ts'
import type { Card, Command, Pile } from './state.ts'
import { ascends } from './turn.ts'

/** Flash commands bind a turn, the others as long as they are visible (TX-05, TX-12). */
export const isFlash = (command: Command): boolean =>
  command === 'stop' || command === 'skull' || command === 'three'

/** A card of The Game as a picture. The command stands under the corner, where an overlapped card still shows it. */
export function Face({ card, scene }: { readonly card: Card; readonly scene: Scene }) {
  const command = scene.commandOn(card)
  return (
    <NumberCard value={card}>
      {command && (
        <g class="command-mark">
          <Icon of={command} x={9} y={37} width={20} height={20} />
          <Icon
            of={isFlash(command) ? 'flash' : 'lasting'}
            x={31}
            y={40.5}
            width={13}
            height={13}
          />
          <path
            class="command-band"
            d="M1.5 115h97v15a8.5 8.5 0 0 1-8.5 8.5h-80a8.5 8.5 0 0 1-8.5-8.5Z"
          />
          <text x="50" y="130.5">
            {scene.commandName(card)}
          </text>
        </g>
      )}
    </NumberCard>
  )
}

/** Where a pile starts: not a card but an engraving in the cloth. */
export const Start = ({ pile }: { readonly pile: Pile }) => (
  <svg class="card start" viewBox="0 0 100 140" aria-hidden="true">
    <rect x="1.5" y="1.5" width="97" height="137" rx="9" />
    <Numeral
      value={ascends(pile) ? 1 : 100}
      x={50}
      y={ascends(pile) ? 68 : 34}
      height={40}
      pen={15}
      centred
    />
    <path d={ascends(pile) ? 'M50 52V26M37 39l13-13 13 13' : 'M50 90v26M37 103l13 13 13-13'} />
  </svg>
)

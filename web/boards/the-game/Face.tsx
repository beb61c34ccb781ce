import { Numeral } from '../../kit/digits.tsx'
import { NumberCard } from '../../kit/NumberCard.tsx'
import { CommandMark } from './CommandMark.tsx'
import type { Scene } from './scene.ts'
import type { Card, Pile } from '../../../shared/games/the-game/rules/state.ts'
import { ascends } from '../../../shared/games/the-game/rules/turn.ts'
import './face.css'

/** A card of The Game as a picture. */
export function Face({ card, scene }: { readonly card: Card; readonly scene: Scene }) {
  const command = scene.commandOn(card)
  return (
    <NumberCard value={card}>
      {command && <CommandMark command={command} name={scene.words.commands[command].name} />}
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

import { rosette } from '../../kit/rosette.ts'
import { rankOf, suitOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { foolsCap, headgear, pipsOf, shield } from './cards/drawings.ts'
import { Emblem } from './cards/Emblem.tsx'
import type { Scene } from './scene.ts'
import { Signs } from './Signs.tsx'
import { SuitCard } from './cards/SuitCard.tsx'
import './face.css'

/** A card as it is at this table. */
export const Face = ({ card, scene }: { readonly card: Card; readonly scene: Scene }) => (
  <SuitCard card={card} indices={scene.words.indices}>
    <Middle card={card} />
    <Signs card={card} options={scene.options} />
  </SuitCard>
)

/** What makes a card beautiful: its pips, its court or its fool. What it is, its corner says. */
function Middle({ card }: { readonly card: Card }) {
  const suit = suitOf(card)
  const rank = rankOf(card)
  if (suit === null || rank === 'joker') return <Fool />
  if (rank === 'J' || rank === 'Q' || rank === 'K')
    return (
      <>
        <path class="court-shield" d={shield} transform="translate(66 97) scale(.64)" />
        <Emblem of={suit} x={66} y={94} size={28} />
        <path class="headgear" d={headgear[rank]} transform="translate(66 46) scale(.58)" />
      </>
    )
  if (rank === 'A')
    return (
      <>
        <path class="engraved" d={rosette(63, 80, 9, 31, 14)} />
        <Emblem of={suit} x={63} y={80} size={46} />
      </>
    )
  return pipsOf[rank]?.map(([x, y]) => (
    <Emblem
      key={`${x} ${y}`}
      of={suit}
      x={67 + x * 17.5}
      y={70 + y * 50}
      size={16.5}
      isUpsideDown={y > 0}
    />
  ))
}

const Fool = () => (
  <>
    <path class="headgear" d={foolsCap} transform="translate(20 29) scale(.25)" />
    <path class="engraved" d={rosette(61, 82, 9, 36, 16)} />
    <path class="headgear" d={foolsCap} transform="translate(61 84) scale(.55)" />
  </>
)

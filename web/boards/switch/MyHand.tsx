import './my-hand.css'

import { elementAt, type Point } from '../../kit/hand/drag.ts'
import { Hand } from '../../kit/hand/Hand.tsx'
import { Face } from './cards/Face.tsx'
import { cardOfHeld, type HeldCard } from './choosing.ts'
import type { Playing } from './use-playing.ts'
import { type Scene, seatAfter, seatAtLeft } from './scene.ts'
import { topOf } from '../../../shared/games/switch/rules/card-codec.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { demandBy, rulesOf } from '../../../shared/games/switch/rules/rules.ts'

/**
 * The viewer's hand. The viewer can select several cards in order, drag cards to the pile, and
 * reorder them.
 */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly setDragOver: (isUnder: boolean) => void
}) {
  const { scene, playing, setDragOver } = props
  const { words } = scene
  const { hand, chosen } = playing
  const from = cameFrom(scene)

  const held = (one: HeldCard, index: number) => {
    const card = cardOfHeld(one)
    const playable = playing.isPlayable(one)
    const name = words.card(card, playable, index + 1, hand.length)
    const place = chosen.indexOf(one)
    const tag = playable && !playing.mayPassLeft ? tagOf(card, scene) : undefined
    return {
      card: one,
      name: chosen.length > 1 && place >= 0 ? `${name}, ${words.chosen(place + 1)}` : name,
      face: (
        <>
          <Face card={card} scene={scene} />
          {chosen.length > 1 && place >= 0 && <b class="chosen-as">{place + 1}</b>}
        </>
      ),
      playable,
      ...(tag !== undefined && { tag }),
      ...(from !== null && { from }),
    }
  }

  return (
    <Hand
      label={words.hand}
      cards={hand.map(held)}
      selected={chosen}
      multiple
      isPending={playing.isPending}
      onTap={playing.tapCard}
      onDragStart={(one) => {
        if (!chosen.includes(one)) playing.choose([one])
      }}
      onDragOver={(point) => setDragOver(isOverPile(point))}
      onDrop={(one, point) => {
        setDragOver(false)
        return isOverPile(point) && playing.drop(one)
      }}
      onReorder={playing.reorder}
    />
  )
}

const isOverPile = (point: Point): boolean => elementAt(point, '[data-pile="discard"]') !== null

/**
 * Returns the `data-motion-key` of the seat from which new cards came, if players have just passed
 * cards or swapped hands. Otherwise null.
 */
function cameFrom({ view: { last, seat, hands } }: Scene): string | null {
  if (seat === null) return null
  for (const one of last) {
    if (one.type === 'passed-left') return `seat-${(seat + hands.length - 1) % hands.length}`
    if (one.type !== 'swapped') continue
    if (one.seat === seat) return `seat-${one.with}`
    if (one.with === seat) return `seat-${one.seat}`
  }
  return null
}

/** Returns, in a few words, what playing this card does. Undefined for a card without an effect. */
function tagOf(card: Card, { view, options, words, names }: Scene): string | undefined {
  const { seat, demand } = view
  if (seat === null) return undefined
  const rules = rulesOf(options)
  const says = words.tag
  const next = names[seatAfter(view, seat)] ?? ''
  const left = names[seatAtLeft(view, seat)] ?? ''
  const after = demandBy(card, topOf(view.discard), demand?.owed ?? 0, rules)
  if (after) return demand ? says.makes(after.owed) : says.asks(after.owed, next)
  if (demand) return says.cancels
  switch (rules.effectOf(card)) {
    case 'wildSuit':
    case 'wildRank':
      return says.wild
    case 'skip':
      return says.skips(next)
    case 'reverse':
      return view.hands.length === 2 ? says.skips(next) : says.turns
    case 'follow':
      return says.again
    case 'handSwap':
      return says.swaps(left)
    case 'passLeft':
      return says.passes
    default:
      return undefined
  }
}

import type { Point } from '../../kit/hand/drag.ts'
import { Hand } from '../../kit/hand/Hand.tsx'
import { Face } from './cards/Face.tsx'
import { cardOfHeld, type HeldCard } from './choosing.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { tagOf } from './tag.ts'
import './my-hand.css'

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

const isOverPile = ({ x, y }: Point): boolean =>
  document
    .elementsFromPoint(x, y)
    .some((element) => element.closest('[data-pile="discard"]') !== null)

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

import type { Point } from '../../kit/hand/drag.ts'
import { Hand } from '../../kit/hand/Hand.tsx'
import { Face } from './cards/Face.tsx'
import { cardOfHeld, type Held } from './choosing.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { tagOf } from './tag.ts'
import './my-hand.css'

/** The cards that I hold, to be tapped one after the other, carried to the pile, or put in another order. */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly carryOver: (isUnder: boolean) => void
}) {
  const { scene, playing, carryOver } = props
  const { words } = scene
  const { hand, chosen } = playing
  const from = cameFrom(scene)

  const held = (one: Held, index: number) => {
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
      lifted={chosen}
      several
      waits={playing.waits}
      tap={playing.tapCard}
      carry={(one) => {
        if (!chosen.includes(one)) playing.choose([one])
      }}
      over={(point) => carryOver(isOverPile(point))}
      drop={(one, point) => {
        carryOver(false)
        return isOverPile(point) && playing.drop(one)
      }}
      arrange={playing.arrange}
    />
  )
}

const isOverPile = ({ x, y }: Point): boolean =>
  document
    .elementsFromPoint(x, y)
    .some((element) => element.closest('[data-pile="discard"]') !== null)

/** Cards that others gave come from their seats. */
function cameFrom({ view: { last, seat, hands } }: Scene): string | null {
  if (seat === null) return null
  for (const one of last) {
    if (one.what === 'passed-left') return `seat-${(seat + hands.length - 1) % hands.length}`
    if (one.what !== 'swapped') continue
    if (one.seat === seat) return `seat-${one.with}`
    if (one.with === seat) return `seat-${one.seat}`
  }
  return null
}

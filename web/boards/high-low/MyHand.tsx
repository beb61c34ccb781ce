import type { Point } from '../../kit/hand/drag.ts'
import { Hand } from '../../kit/hand/Hand.tsx'
import type { Target } from './choosing.ts'
import { Face } from './cards/Face.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { spots } from '../../../shared/games/high-low/rules/state.ts'

/** The cards that I hold, to be tapped together, carried to the pile or an open card, or put in another order. */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly carryOver: (target: Target | null) => void
}) {
  const { scene, playing, carryOver } = props
  const { words } = scene
  const { hand } = playing
  return (
    <Hand
      label={words.hand}
      cards={hand.map(({ id, value }, place) => {
        const playable = playing.canLay(value)
        return {
          card: id,
          name: words.card(value, playable, place + 1, hand.length),
          face: <Face value={value} />,
          playable,
          from: cameFrom(scene, playing),
        }
      })}
      lifted={playing.lifted.hand}
      several
      waits={playing.waits}
      tap={playing.tapCard}
      carry={playing.carry}
      over={(point) => carryOver(targetAt(point))}
      drop={(id, point) => {
        carryOver(null)
        const target = targetAt(point)
        return target !== null && playing.drop(id, target)
      }}
      arrange={playing.arrange}
    />
  )
}

function targetAt({ x, y }: Point): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>('.spread-place, .my-trio [data-column]')
    if (found) return spots.find((at) => String(at) === found.dataset.column) ?? 'pile'
  }
  return null
}

/** Where a card that is new in my hand was before. */
function cameFrom({ view: { last, seat } }: Scene, { left }: Playing): string {
  if (last?.seat !== seat) return 'deck'
  if (last?.did === 'take') return 'pile'
  return (last?.did === 'exchange' && left.find((key) => key.startsWith('open'))) || 'draw'
}

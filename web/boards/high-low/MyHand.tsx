import { elementAt, type Point } from '../../kit/hand/drag.ts'
import { Hand } from '../../kit/hand/Hand.tsx'
import type { Target } from './choosing.ts'
import { Face } from './cards/Face.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { spots } from '../../../shared/games/high-low/rules/state.ts'

/**
 * The viewer's hand. The viewer can select several cards, drag cards to the pile or to a face-up
 * card, and reorder them.
 */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly setDragOver: (target: Target | null) => void
}) {
  const { scene, playing, setDragOver } = props
  const { words } = scene
  const { hand } = playing
  return (
    <Hand
      label={words.hand}
      cards={hand.map(({ id, value }, place) => {
        const playable = playing.canPlay(value)
        return {
          card: id,
          name: words.card(value, playable, place + 1, hand.length),
          face: <Face value={value} />,
          playable,
          from: cameFrom(scene, playing),
        }
      })}
      selected={playing.selected.hand}
      multiple
      isPending={playing.isPending}
      onTap={playing.tapCard}
      onDragStart={playing.startDrag}
      onDragOver={(point) => setDragOver(targetAt(point))}
      onDrop={(id, point) => {
        setDragOver(null)
        const target = targetAt(point)
        return target !== null && playing.drop(id, target)
      }}
      onReorder={playing.reorder}
    />
  )
}

function targetAt(point: Point): Target | null {
  const found = elementAt(point, '.spread-place, .my-trio [data-column]')
  return found && (spots.find((at) => String(at) === found.dataset.column) ?? 'pile')
}

/** Returns the `data-motion-key` of the element from which a new card flies into the hand. */
function cameFrom({ view: { last, seat } }: Scene, { left }: Playing): string {
  if (last?.seat !== seat) return 'deck'
  if (last?.did === 'take') return 'pile'
  return (last?.did === 'exchange' && left.find((key) => key.startsWith('face-up'))) || 'deck'
}

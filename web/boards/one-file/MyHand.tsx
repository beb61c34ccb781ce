import type { Point } from '../../kit/hand/drag.ts'
import { Hand } from '../../kit/hand/Hand.tsx'
import type { CardId } from '../../../shared/define-game/types.ts'
import { Face } from './cards/Face.tsx'
import type { Between } from './between-views.ts'
import { cardNumbered, numberOf, type Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'

/** The viewer's hand. A card that the viewer has put on a place in the middle is not part of it. */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly between: Between
}) {
  const { scene, playing, between } = props
  const { words, parts } = scene
  const cards = playing.hand.map((number) => [number, cardNumbered(scene, number)] as const)
  return (
    <Hand
      label={words.title(parts.hand)}
      // So that a phone has at most nine cards in a row: the corner of a French card is wide.
      corner={0.4}
      cards={cards.map(([number, card], at) => {
        const playable = scene.isMine && playing.isPlayable(card)
        return {
          card: number,
          name: words.kit.held(words.card(card), playable, at + 1, cards.length),
          face: <Face card={card} text={words.card(card)} />,
          playable,
          from: between.origins.get(card) ?? 'deck',
        }
      })}
      selected={playing.picked.map((card) => numberOf(scene, card))}
      multiple
      isPending={playing.isPending}
      onTap={(number) => playing.tap(cardNumbered(scene, number))}
      onDragStart={(number) => playing.hold(cardNumbered(scene, number))}
      onDragOver={() => {}}
      onDrop={(number, point) =>
        isOverMiddle(point) && playing.drop(cardNumbered(scene, number), rowCardAt(scene, point))
      }
      onReorder={playing.reorder}
    />
  )
}

const elementsAt = ({ x, y }: Point): readonly Element[] => document.elementsFromPoint(x, y)

const isOverMiddle = (point: Point): boolean =>
  elementsAt(point).some((element) => element.closest('.middle') !== null)

/** Returns the card at a point, if the card is in a row of face-up cards; otherwise null. */
function rowCardAt(scene: Scene, point: Point): CardId | null {
  for (const element of elementsAt(point)) {
    const number = element.closest<HTMLElement>('[data-row-card]')?.dataset['rowCard']
    if (number !== undefined) return cardNumbered(scene, Number(number))
  }
  return null
}

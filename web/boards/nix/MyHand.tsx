import { Hand } from '../../kit/hand/Hand.tsx'
import { valueOf, type HeldCard } from './choosing.ts'
import { Face } from './cards/Face.tsx'
import type { Playing } from './use-playing.ts'
import { rowAt } from './Rows.tsx'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Scene } from './scene.ts'

/** The viewer's hand. Cards can be selected, or dragged to a row. */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly setDragOver: (row: Row | null) => void
}) {
  const { playing, setDragOver } = props
  const { words } = props.scene
  const { hand, selected } = playing
  const held = (card: HeldCard, place: number) => {
    const playable = playing.goesAlong(card)
    return {
      card,
      name: words.card(valueOf(card), playable, place + 1, hand.length),
      face: <Face card={valueOf(card)} />,
      playable,
    }
  }
  return (
    <Hand
      label={words.hand}
      cards={hand.map(held)}
      selected={selected}
      multiple
      isPending={playing.isPending}
      onTap={playing.toggle}
      onDragStart={(card) => {
        if (!selected.includes(card)) playing.toggle(card)
      }}
      onDragOver={(point) => setDragOver(rowAt(point))}
      onDrop={(card, point) => {
        const row = rowAt(point)
        setDragOver(null)
        if (row !== null) playing.tapRow(row, card)
        // Returns false, so that the card goes back to the hand. It stays selected there, and is
        // played together with the other selected cards.
        return false
      }}
      onReorder={() => {}}
    />
  )
}

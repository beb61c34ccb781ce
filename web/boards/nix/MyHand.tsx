import { Hand } from '../../kit/hand/Hand.tsx'
import { valueOf, type Held } from './choosing.ts'
import { Face } from './cards/Face.tsx'
import type { Playing } from './use-playing.ts'
import { rowAt } from './Rows.tsx'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Scene } from './scene.ts'

/** The cards that I hold, to be chosen by a tap, or carried to a row. */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly carryOver: (row: Row | null) => void
}) {
  const { playing, carryOver } = props
  const { words } = props.scene
  const { hand, lifted } = playing
  const held = (card: Held, place: number) => {
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
      lifted={lifted}
      several
      waits={playing.waits}
      tap={playing.toggle}
      carry={(card) => {
        if (!lifted.includes(card)) playing.toggle(card)
      }}
      over={(point) => carryOver(rowAt(point))}
      drop={(card, point) => {
        const row = rowAt(point)
        carryOver(null)
        if (row !== null) playing.tapRow(row, card)
        // It goes back to the others that are chosen with it, and is laid with them.
        return false
      }}
      arrange={() => {}}
    />
  )
}

import type { RefObject } from 'preact'

import { Hand } from '../../kit/hand/Hand.tsx'
import { Face } from './cards/Face.tsx'
import { playOrChoosePile } from './keys.ts'
import { pileAt } from './PileField.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import type { Card, Pile } from '../../../shared/games/the-game/rules/state.ts'

/** The viewer's hand. Cards can be tapped, dragged to a pile, and reordered. */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly root: RefObject<HTMLElement | null>
  readonly setDragOver: (pile: Pile | null) => void
}) {
  const { scene, playing, root, setDragOver } = props
  const { words, commandName } = scene
  const { hand } = playing

  const held = (card: Card, place: number) => {
    const playable = playing.plays.some((play) => play.card === card)
    const command = commandName(card)
    return {
      card,
      name: words.card(card, command ?? null, playable, place + 1, hand.length),
      face: <Face card={card} scene={scene} />,
      playable,
    }
  }

  return (
    <Hand
      label={words.hand}
      cards={hand.map(held)}
      selected={playing.selected === null ? [] : [playing.selected]}
      isPending={playing.isPending}
      onTap={(card, by) => {
        if (by === 'key') playOrChoosePile(root, playing, card)
        else if (playing.tapCard(card) === 'undecided') playing.select(null)
      }}
      onDragStart={playing.select}
      onDragOver={(point) => setDragOver(pileAt(point))}
      onDrop={(card, point) => {
        setDragOver(null)
        const pile = pileAt(point)
        return pile !== null && playing.playCard(card, pile)
      }}
      onReorder={playing.reorder}
    />
  )
}

import type { RefObject } from 'preact'

import { Hand } from '../../kit/hand/Hand.tsx'
import { Face } from './cards/Face.tsx'
import { decide } from './keys.ts'
import { pileAt } from './PileField.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import type { Card, Pile } from '../../../shared/games/the-game/rules/state.ts'

/** The cards that I hold, to be tapped, carried to a pile, or put in another order. */
export function MyHand(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly root: RefObject<HTMLElement | null>
  readonly carryOver: (pile: Pile | null) => void
}) {
  const { scene, playing, root, carryOver } = props
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
      lifted={playing.lifted === null ? [] : [playing.lifted]}
      waits={playing.waits}
      tap={(card, by) => {
        if (by === 'key') decide(root, playing, card)
        else if (playing.tapCard(card) === 'undecided') playing.lift(null)
      }}
      carry={playing.lift}
      over={(point) => carryOver(pileAt(point))}
      drop={(card, point) => {
        carryOver(null)
        const pile = pileAt(point)
        return pile !== null && playing.lay(card, pile)
      }}
      arrange={playing.arrange}
    />
  )
}

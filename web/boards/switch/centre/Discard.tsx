import { decodeCards, topOf } from '../../../../shared/games/switch/rules/card-codec.ts'
import { joker, type Card } from '../../../../shared/games/switch/rules/cards.ts'
import type { Playing } from '../use-playing.ts'
import { Face } from '../cards/Face.tsx'
import type { Scene } from '../scene.ts'
import './discard.css'

export interface DiscardProps {
  readonly scene: Scene
  readonly playing: Playing
  /** Whether a card is being dragged over the pile. */
  readonly isUnder: boolean
}

/**
 * At most this many cards are visible: the top card and two below it, and on wide screens five
 * more.
 */
const mostVisible = 8

/** The discard pile. Its cards are slightly offset. A tap on it plays the selected cards. */
export function Discard({ scene, playing, isUnder }: DiscardProps) {
  const { view, words, answers } = scene
  const standing = [
    ...(view.demand ? [words.demand(view.demand.owed, answers)] : []),
    ...(view.named ? [words.named(view.named)] : []),
  ]
  const { discard } = view
  const below = Math.max(discard.length - mostVisible, 0)
  return (
    <button
      type="button"
      class="discard"
      data-pile="discard"
      data-glow={playing.canPlay}
      data-under={isUnder}
      aria-label={[words.discard(topOf(discard), discard.length), ...standing].join('. ')}
      onClick={playing.play}
    >
      {decodeCards(discard.slice(below)).map((card, index, lying) => {
        const place = below + index
        return (
          <span
            key={`${view.round} ${place}`}
            class="discard-card"
            data-motion-key={card === joker ? `joker-${place}` : `card-${card}`}
            data-motion-from={cameFrom(card, scene)}
            // The number of cards on top of this card.
            data-under={lying.length - 1 - index}
            style={{ '--askew': `${((place * 7) % 5) - 2}deg` }}
          >
            <Face card={card} scene={scene} thick={index === lying.length - 1 && place > 2} />
          </span>
        )
      })}
    </button>
  )
}

/**
 * Returns the `data-motion-key` of the element from which the card flies: the seat that played it,
 * or the deck.
 */
function cameFrom(card: Card, { view }: Scene): string {
  const laid = view.last.find((one) => one.type === 'played' && one.cards.includes(card))
  return laid?.type === 'played' ? `seat-${laid.seat}` : 'deck'
}

import { decodeCards, topOf } from '../../../../shared/games/switch/rules/card-codec.ts'
import { joker, type Card } from '../../../../shared/games/switch/rules/cards.ts'
import type { Playing } from '../use-playing.ts'
import { Face } from '../cards/Face.tsx'
import type { Scene } from '../scene.ts'
import './discard.css'

export interface DiscardProps {
  readonly scene: Scene
  readonly playing: Playing
  /** A card is carried over it right now. */
  readonly isUnder: boolean
}

/** The last cards that were laid: the top one, two under it, and on a wide screen five more around them. */
const mostVisible = 8

/** What lies, each card a little aside for the next one: the top card, and a way to lay what is chosen on it. */
export function Discard({ scene, playing, isUnder }: DiscardProps) {
  const { view, words, answers } = scene
  const standing = [
    ...(view.demand ? [words.demand(view.demand.owed, answers)] : []),
    ...(view.wish ? [words.wish(view.wish)] : []),
  ]
  const { discard } = view
  const below = Math.max(discard.length - mostVisible, 0)
  return (
    <button
      type="button"
      class="discard"
      data-pile="discard"
      data-glow={playing.mayLay}
      data-under={isUnder}
      aria-label={[words.discard(topOf(discard), discard.length), ...standing].join('. ')}
      onClick={playing.play}
    >
      {decodeCards(discard.slice(below)).map((card, index, lying) => {
        const place = below + index
        return (
          <span
            key={`${view.round} ${place}`}
            class="laid"
            data-thing={card === joker ? `joker-${place}` : `card-${card}`}
            data-from={cameFrom(card, scene)}
            // How many lie on it.
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

/** Whoever laid it just now. */
function cameFrom(card: Card, { view }: Scene): string {
  const laid = view.last.find((one) => one.what === 'laid' && one.cards.includes(card))
  return laid?.what === 'laid' ? `seat-${laid.seat}` : 'deck'
}

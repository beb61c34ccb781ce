import './spread.css'

import { ClearedPile } from './ClearedPile.tsx'
import { Face } from '../cards/Face.tsx'
import type { Playing } from '../use-playing.ts'
import type { Scene } from '../scene.ts'
import { decodePlays } from '../../../../shared/games/high-low/rules/play-codec.ts'
import {
  ghost,
  type Last,
  type Play,
  type Value,
} from '../../../../shared/games/high-low/rules/state.ts'

interface SpreadProps {
  readonly scene: Scene
  readonly playing: Playing
  /** Whether a card is being dragged over the pile. */
  readonly isUnder: boolean
}

/**
 * The pile: the cards to beat, with earlier cards around them. If the pile is empty, shows how it
 * was emptied.
 */
export function Spread({ scene, playing, isUnder }: SpreadProps) {
  const { view, words, pileCount } = scene
  const { intendedMove } = playing
  const plays = decodePlays(view.pile)
  const { counts, before } = layOutPile(plays)
  const takes = intendedMove?.do === 'play' || intendedMove?.do === 'flip'
  return (
    <div class="spread-place">
      <button
        type="button"
        class="spread"
        data-motion-key="pile"
        data-empty={pileCount === 0}
        data-target={takes}
        data-under={isUnder}
        aria-label={words.pile(pileCount, plays.at(-1))}
        onClick={takes ? playing.play : () => playing.show('piles')}
      >
        {before.map((card, at) => (
          <span
            key={keyOf(card)}
            class="spread-card spread-before"
            data-motion-key={keyOf(card)}
            // The newest of the earlier cards has the age 1, and is closest to the cards to beat.
            data-age={before.length - at}
            style={{ '--side': card.place % 2 === 0 ? -1 : 1 }}
          >
            <Face value={card.value} />
          </span>
        ))}
        <Counts cards={counts} scene={scene} playing={playing} />
      </button>
      {pileCount === 0 && <ClearedPile scene={scene} />}
    </div>
  )
}

const keyOf = ({ place, value }: PileCard): string => `pile-${place}-${value}`

function Counts({
  cards,
  scene: { view },
  playing,
}: Omit<SpreadProps, 'isUnder'> & { readonly cards: readonly PileCard[] }) {
  const { last } = view
  const fresh = last?.did === 'play' ? last : null
  const newest = view.pile.length - 1
  const first = cards.findIndex(({ play }) => play === newest)
  return cards.map((card, at) => {
    const isFresh = fresh !== null && card.play === newest
    return (
      <span
        key={keyOf(card)}
        class="spread-card spread-counts"
        style={poseOf(card, at, cards.length)}
        data-ghost={card.value === ghost}
        data-turned={isFresh && fresh.from === 'face-down'}
        data-motion-key={keyOf(card)}
        data-motion-from={isFresh ? cameFrom(fresh, view.seat, at - first, playing) : undefined}
      >
        <Face value={card.value} thick={at === 0} />
      </span>
    )
  })
}

/**
 * Returns the offset and the rotation of a card. A single card lies slightly askew, and several
 * cards form a fan.
 */
function poseOf({ play }: PileCard, at: number, of: number) {
  const off = at - (of - 1) / 2
  const alone = [-3, 2, -2, 3][play % 4] ?? 0
  const step = Math.min(0.38, 0.8 / Math.max(1, of - 1))
  return {
    '--off': (off * step).toFixed(3),
    '--turn': `${of === 1 ? alone : Math.round(off * (24 / of)) + 2}deg`,
  }
}

/**
 * Returns the `data-motion-key` of the element from which a played card flies: its former place if
 * the viewer played it, otherwise the player's seat.
 */
function cameFrom(
  { seat, from, at }: Last & { readonly did: 'play' },
  mySeat: number | null,
  each: number,
  { left }: Playing,
): string | undefined {
  if (seat !== mySeat) return `seat-${seat}`
  return from === 'face-down' ? `face-down-${at}` : left[each]
}

/** A visible card of the pile. */
type PileCard = {
  readonly value: Value
  /** The index of the card in the pile, counted from the bottom. */
  readonly place: number
  /** The index of the play in which the card was played, counted from the bottom of the pile. */
  readonly play: number
}

/** Which cards of the pile are visible, the oldest first. */
type PileLayout = {
  /** The cards to beat, and the ghost cards on top of them. */
  readonly counts: readonly PileCard[]
  /** Earlier cards, placed at the sides of the pile. */
  readonly before: readonly PileCard[]
}

/**
 * At most this many of the cards to beat are visible. More cards of the same rank, or more ghost
 * cards, would show nothing new.
 */
const mostThatCount = 6
const mostBefore = 5

export function layOutPile(pile: readonly Play[]): PileLayout {
  const cards = pile
    .flatMap(({ value, count }, play) => Array.from({ length: count }, () => ({ value, play })))
    .map(({ value, play }, place) => ({ value, play, place }))
  // If the pile has only ghost cards, the first one is the card to beat.
  const deciding = Math.max(
    pile.findLastIndex(({ value }) => value !== ghost),
    0,
  )
  const first = cards.findIndex(({ play }) => play === deciding)
  const from = Math.max(first, cards.length - mostThatCount)
  return {
    counts: cards.slice(Math.max(from, 0)),
    before: cards.slice(0, Math.max(first, 0)).slice(-mostBefore),
  }
}

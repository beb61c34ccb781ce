import './row-cards.css'

import type { Row } from '../../../../shared/games/nix/rules/rows.ts'
import type { Card, Combination } from '../../../../shared/games/nix/rules/state.ts'
import { heldCardOf, sortJokerLast } from '../choosing.ts'
import { SmallFace } from './Face.tsx'
import type { Scene } from '../scene.ts'

interface RowCardsProps {
  readonly scene: Scene
  readonly row: Row
  /** The cards that were played last, if they are to be shown in this row. Otherwise null. */
  readonly played: Combination | null
  /**
   * Whether to hide the cards, because the chip that the selected move would add needs their space.
   */
  readonly isHidden: boolean
}

/**
 * Shows which cards fit a row: the cards that were played last, if this is their row, otherwise an
 * example.
 */
export function RowCards({ scene, row, played, isHidden }: RowCardsProps) {
  const { deal, round, seat } = scene.view
  if (played === null)
    return (
      <span class="row-cards" aria-hidden="true">
        {examples[row].length === 0 && <i class="row-cards-none" />}
        {examples[row].map((card, place) => (
          <SmallFace key={place} card={card} />
        ))}
      </span>
    )
  const { owner } = played
  const cards = sortJokerLast(played.cards)
  return (
    <span class="row-cards" aria-hidden="true" data-played="true" data-hidden={isHidden}>
      {cards.map((card, place) => (
        <i
          key={place}
          data-motion-key={`played-${deal}-${round}-${owner}-${place}`}
          data-motion-from={
            owner === seat ? `card-${heldCardOf(card, nthOf(cards, place))}` : `seat-${owner}`
          }
        >
          <SmallFace card={card} state="lit" />
        </i>
      ))}
    </span>
  )
}

const examples: Readonly<Record<Row, readonly Card[]>> = {
  0: [7, 7, 7, 7],
  1: [4, 5, 6, 7],
  2: [7, 7, 7],
  3: [5, 6, 7],
  4: [7, 7],
  5: [6, 7],
  6: [7],
  7: [],
}

/** Returns the index of a card among the cards of the same rank. */
const nthOf = (cards: readonly Card[], place: number): number =>
  cards.slice(0, place).filter((card) => card === cards[place]).length

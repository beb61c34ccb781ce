import './row-cards.css'

import type { Row } from '../../../../shared/games/nix/rules/rows.ts'
import type { Card, Combination } from '../../../../shared/games/nix/rules/state.ts'
import { heldAt, jokerLast } from '../choosing.ts'
import { SmallFace } from './Face.tsx'
import type { Scene } from '../scene.ts'

interface RowCardsProps {
  readonly scene: Scene
  readonly row: Row
  /** What somebody laid there just now. */
  readonly laid: Combination | null
  /** Something else lies where there is room for either. */
  readonly isHidden: boolean
}

/** What is laid for a row: an example, where there is room for it, or what somebody laid there just now. */
export function RowCards({ scene, row, laid, isHidden }: RowCardsProps) {
  const { deal, round, seat } = scene.view
  if (laid === null)
    return (
      <span class="row-cards" aria-hidden="true">
        {examples[row].length === 0 && <i class="row-cards-none" />}
        {examples[row].map((card, place) => (
          <SmallFace key={place} card={card} />
        ))}
      </span>
    )
  const { owner } = laid
  const cards = jokerLast(laid.cards)
  return (
    <span class="row-cards" aria-hidden="true" data-laid="true" data-hidden={isHidden}>
      {cards.map((card, place) => (
        <i
          key={place}
          data-thing={`laid-${deal}-${round}-${owner}-${place}`}
          data-from={owner === seat ? `card-${heldAt(card, nthOf(cards, place))}` : `seat-${owner}`}
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

/** The how manieth of its equals the card at this place is. */
const nthOf = (cards: readonly Card[], place: number): number =>
  cards.slice(0, place).filter((card) => card === cards[place]).length

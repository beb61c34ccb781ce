import { MiniCard } from '../../../kit/cards/MiniCard.tsx'
import { colourOf, rankOf, suitOf, type Card } from '../../../../shared/games/switch/rules/cards.ts'
import { suitDrawings } from './drawings.ts'
import type { Scene } from '../scene.ts'
import './open-hand.css'

interface OpenHandProps {
  readonly cards: readonly Card[]
  readonly scene: Scene
  readonly isLit?: (card: Card) => boolean
}

/** Shows a player's face-up hand below the name plate. */
export const OpenHand = ({ cards, scene: { words }, isLit }: OpenHandProps) => (
  <ul class="open-hand" aria-label={words.roundEnd.held}>
    {cards.map((card, place) => (
      <li key={place}>
        <Mini card={card} indices={words.indices} state={isLit?.(card) ? 'lit' : undefined} />
        <span class="visually-hidden">{words.cardName(card)}</span>
      </li>
    ))}
    {cards.length > mostOnPhones && (
      <li class="open-hand-more" aria-hidden="true">
        +{cards.length - mostOnPhones}
      </li>
    )}
  </ul>
)

/** How many cards are visible on phones. Screen readers and larger screens get all of them. */
const mostOnPhones = 4

function Mini(props: {
  readonly card: Card
  readonly indices: Readonly<Record<string, string>>
  readonly state: 'lit' | undefined
}) {
  const { card, indices, state } = props
  const [suit, rank] = [suitOf(card), rankOf(card)]
  return (
    <span aria-hidden="true">
      <MiniCard state={state} ink={suit !== null && colourOf(suit) === 'red' ? 'red' : undefined}>
        {suit === null ? '★' : (indices[rank] ?? rank)}
        {suit !== null && (
          <svg viewBox="0 0 100 100">
            <path d={suitDrawings[suit].shape} />
          </svg>
        )}
      </MiniCard>
    </span>
  )
}

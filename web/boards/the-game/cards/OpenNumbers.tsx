import { MiniCard } from '../../../kit/cards/MiniCard.tsx'
import type { Scene } from '../scene.ts'
import type { Card, Move } from '../../../../shared/games/the-game/rules/state.ts'

interface OpenNumbersProps {
  readonly scene: Scene
  readonly cards: readonly Card[]
  /** The moves that the bot suggests in a replay with review. Their cards are highlighted. */
  readonly suggestedMoves?: readonly Move[] | undefined
}

/** Shows a player's hand below the name plate, as numbers. */
export function OpenNumbers({ scene, cards, suggestedMoves = [] }: OpenNumbersProps) {
  const isAdvised = (card: Card): boolean =>
    suggestedMoves.some((move) => move.do === 'play' && move.card === card)
  return (
    <ul class="mini-cards" aria-label={scene.words.handsAtEnd}>
      {cards.map((card) => {
        const command = scene.commandName(card)
        return (
          <li key={card}>
            <MiniCard state={isAdvised(card) ? 'lit' : undefined}>{card}</MiniCard>
            {command !== undefined && <span class="visually-hidden">, {command}</span>}
          </li>
        )
      })}
    </ul>
  )
}

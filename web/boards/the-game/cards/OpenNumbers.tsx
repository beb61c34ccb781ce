import { MiniCard } from '../../../kit/cards/MiniCard.tsx'
import type { Scene } from '../scene.ts'
import type { Card, Move } from '../../../../shared/games/the-game/rules/state.ts'

interface OpenNumbersProps {
  readonly scene: Scene
  readonly cards: readonly Card[]
  /** A turn whose cards are marked. */
  readonly advised?: readonly Move[] | undefined
}

/** What somebody holds, for those who may see it: before them, under their plate. */
export function OpenNumbers({ scene, cards, advised = [] }: OpenNumbersProps) {
  const isAdvised = (card: Card): boolean =>
    advised.some((move) => move.do === 'play' && move.card === card)
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

import './open-hand.css'

import type { Card } from '../../../../shared/games/nix/rules/state.ts'
import { SmallFace } from './Face.tsx'
import type { Scene } from '../scene.ts'

interface OpenHandProps {
  readonly scene: Scene
  readonly cards: readonly Card[]
}

/**
 * Shows a player's hand if the view contains it: after the game, in a replay, or with open hands.
 */
export const OpenHand = ({ scene: { words }, cards }: OpenHandProps) => (
  <ul class="mini-cards nix-hand" aria-label={words.handsAtEnd}>
    {cards.map((card, at) => (
      <li key={at}>
        <span class="visually-hidden">{words.card(card, false, at + 1, cards.length)}</span>
        <span aria-hidden="true">
          <SmallFace card={card} />
        </span>
      </li>
    ))}
  </ul>
)

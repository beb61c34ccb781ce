import { Face } from './Face.tsx'
import type { Scene } from './scene.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import './hands-held.css'

interface HandsHeldProps {
  readonly hands: readonly (readonly Card[])[]
  readonly scene: Scene
}

/** What everybody holds, or still held when a round ended. */
export const HandsHeld = ({ hands, scene }: HandsHeldProps) => (
  <ul class="hands-held" aria-label={scene.words.held}>
    {hands.map(
      (hand, seat) =>
        hand.length > 0 && (
          <li key={seat}>
            <b>{scene.names[seat]}</b>
            <ul>
              {hand.map((card, place) => (
                <li key={place}>
                  <Face card={card} scene={scene} />
                  <span class="for-ears">{scene.words.cardName(card)}</span>
                </li>
              ))}
            </ul>
          </li>
        ),
    )}
  </ul>
)

import { Face } from './Face.tsx'
import type { Scene } from './scene.ts'
import type { RoundResult } from './state.ts'
import './hands-held.css'

/** What everybody still held when a round ended. */
export const HandsHeld = ({ of, scene }: { readonly of: RoundResult; readonly scene: Scene }) => (
  <ul class="hands-held" aria-label={scene.words.held}>
    {of.hands.map(
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

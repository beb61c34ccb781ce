import { OwnerMark } from './ChipMark.tsx'
import { SmallFace } from './Face.tsx'
import type { Scene } from './scene.ts'
import './open-hands.css'

/** What everybody holds, for those who look back at the game. */
export function OpenHands({ scene: { view, names, words } }: { readonly scene: Scene }) {
  return (
    <ul class="mine nix-open-hands">
      {view.open?.map((hand, seat) => (
        <li key={seat}>
          <i class="card-owner">
            <OwnerMark owner={seat} />
          </i>
          <span class="for-ears">
            {names[seat]}:{' '}
            {hand.map((card, at) => words.card(card, false, at + 1, hand.length)).join('; ')}
          </span>
          <span class="nix-cards" aria-hidden="true">
            {hand.map((card, place) => (
              <i key={place}>
                <SmallFace card={card} />
              </i>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

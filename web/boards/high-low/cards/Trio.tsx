import { CardBack } from '../../../kit/cards/CardBack.tsx'
import type { Seat } from '../../../../shared/game/game.ts'
import { Face } from './Face.tsx'
import type { Scene } from '../scene.ts'
import { spots } from '../../../../shared/games/high-low/rules/state.ts'
import './trio.css'

/**
 * Shows another player's three face-up cards, with the face-down cards below them. They are hidden
 * from screen readers, because the description of the name plate lists them.
 */
export function Trio({ seat, scene: { view } }: { readonly seat: Seat; readonly scene: Scene }) {
  const faceUp = view.faceUp[seat] ?? []
  const faceDown = view.faceDown[seat] ?? []
  if (faceUp.length + faceDown.length === 0) return null
  return (
    <div class="trio" aria-hidden="true" data-tip="trio">
      {spots.map((spot, column) => {
        const value = faceUp[column]
        const hides = faceDown.includes(spot)
        return (
          <span key={spot} class="trio-column" data-gone={!hides && value === undefined}>
            {hides && (
              <span class="trio-card">
                <CardBack />
              </span>
            )}
            {value !== undefined && (
              <span class="trio-card trio-face-up">
                <Face value={value} />
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}

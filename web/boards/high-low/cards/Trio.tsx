import { CardBack } from '../../../kit/cards/CardBack.tsx'
import type { Seat } from '../../../../shared/game/game.ts'
import { Face } from './Face.tsx'
import type { Scene } from '../scene.ts'
import { spots } from '../../../../shared/games/high-low/rules/state.ts'
import './trio.css'

/** Another player's face-up cards, with the face-down cards below them. The plate describes them for screen readers. */
export function Trio({ seat, scene: { view } }: { readonly seat: Seat; readonly scene: Scene }) {
  const open = view.open[seat] ?? []
  const hidden = view.hidden[seat] ?? []
  if (open.length + hidden.length === 0) return null
  return (
    <div class="trio" aria-hidden="true" data-tip="trio">
      {spots.map((spot, column) => {
        const value = open[column]
        const hides = hidden.includes(spot)
        return (
          <span key={spot} class="trio-column" data-gone={!hides && value === undefined}>
            {hides && (
              <span class="trio-card">
                <CardBack />
              </span>
            )}
            {value !== undefined && (
              <span class="trio-card trio-open">
                <Face value={value} />
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}

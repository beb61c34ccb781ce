import { MiniCard } from '../../../kit/cards/MiniCard.tsx'
import type { Value } from '../../../../shared/games/high-low/rules/state.ts'
import './cards.css'

/** A titled list of face-up cards. */
export const Cards = ({
  title,
  values,
}: {
  readonly title: string
  readonly values: readonly Value[]
}) =>
  values.length === 0 ? null : (
    <div class="cards">
      <p>{title}</p>
      <ul>
        {values.map((value, place) => (
          <li key={place}>
            <MiniCard>{value}</MiniCard>
          </li>
        ))}
      </ul>
    </div>
  )

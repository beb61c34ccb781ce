import './lamp.css'

import type { Seat } from '../../../shared/game/game.ts'
import { useTableContext } from './table-context.ts'

/**
 * Marks a player who is to move with the turn light, which travels along the rim from the previous
 * player. Several players who are to move at once have a light each.
 */
export function Lamp({ seat }: { readonly seat: Seat }) {
  const { people } = useTableContext()
  const nth = people.filter(({ isToMove }) => isToMove).findIndex((one) => one.seat === seat)
  return nth < 0 ? null : (
    <i
      class="lamp"
      aria-hidden="true"
      data-tip="lamp"
      data-motion-key={`lamp-${nth}`}
      data-motion-path="rim"
    />
  )
}

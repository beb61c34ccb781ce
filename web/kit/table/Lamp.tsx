import './lamp.css'

import type { Seat } from '../../../shared/game/game.ts'
import { useTableContext } from './table-context.ts'

/**
 * The turn light: a glow behind the seat of the player who is to move. It travels along the rim
 * from the previous player. If several players are to move at the same time, each has a light.
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

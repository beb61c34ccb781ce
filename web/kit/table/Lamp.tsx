import './lamp.css'

import type { Seat } from '../../../shared/game/game.ts'
import { useAtTable } from './at-table.ts'

/** The light on whoever is to move; it travels along the rim from the one before. Where several are, each has their own. */
export function Lamp({ seat }: { readonly seat: Seat }) {
  const { people } = useAtTable()
  const nth = people.filter(({ moves }) => moves).findIndex((one) => one.seat === seat)
  return nth < 0 ? null : (
    <i class="lamp" aria-hidden="true" data-tip="lamp" data-thing={`lamp-${nth}`} data-way="rim" />
  )
}

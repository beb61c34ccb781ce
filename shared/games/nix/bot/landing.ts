import { worth } from '../rules/chips.ts'
import type { Chips, Move, View } from '../rules/state.ts'
import { decodeRows } from '../rules/chip-codec.ts'

/** The move whose chip scores most where it lands now, less what it costs of one's own that it pushes off. */
export function bestLanding(view: View, offered: readonly Move[]): Move | null {
  const lying = decodeRows(view.rows)
  let [best, most] = [null as Move | null, -Infinity]
  for (const move of offered) {
    const points = pointsNow(move, lying[move.row] ?? [], view.seat ?? 0)
    if (points > most) [best, most] = [move, points]
  }
  return best
}

function pointsNow({ row, chip }: Move, lying: Chips, seat: number): number {
  const pushedOff = lying[2]
  const lost = pushedOff?.owner === seat ? worth(pushedOff, row, 2) : 0
  return worth({ owner: seat, super: chip === 'super' }, row, 0) - lost
}

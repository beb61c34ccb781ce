import type { Seat } from '../../../../shared/game/game.ts'
import type { Table } from '../table.ts'

// What pages are told of the bots, so that they can tap. They are told of every look, also of one at which no bot has
// anything to say: if they heard only of the others, they would know something of its cards.

/** In how many milliseconds the bots look at the table; null where none might act. */
export function dueIn(table: Table, now: number): number | null {
  const at = botAt(table)
  return at === null ? null : Math.max(0, at - now)
}

/** In how many milliseconds the page of a seat is to tap for them; null where it need not. */
export type TapTimes = (table: Table, seat: Seat) => number | null

/** What a page was told of the bots before is true no longer. */
export const isDueAnew = (before: Table, table: Table): boolean => botAt(table) !== botAt(before)

export const botAt = ({ phase }: Table): number | null =>
  phase.name === 'playing' ? phase.botAt : null

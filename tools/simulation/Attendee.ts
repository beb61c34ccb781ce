import type { Seat } from '../../shared/game/game.ts'
import type { Projection, PublicTable } from '../../shared/wire/protocol.ts'
import { seatInDeal } from '../../shared/wire/seat-in-deal.ts'
import type { LastSeen } from '../crash-test/testimony.ts'

/** Whoever has a line to the table, by whatever way: how that stands, and what came over it. */
export type Attendee = {
  readonly name: string
  readonly isOpen: boolean
  /** It is there, or comes back by itself. */
  readonly isTrying: boolean
  readonly seat: Seat | null
  readonly table: PublicTable | null
  readonly shown: Projection | null
}

export function lastSeenBy({ name, seat, table, shown }: Attendee): LastSeen[] {
  if (table === null) return []
  return [{ who: name, seat: seat === null ? null : seatInDeal(table, seat), shown, table }]
}

import { pieceShapes } from '../../../../shared/piece-shapes.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import type { Decision } from '../decision.ts'
import { withSeat, type Table } from '../table.ts'

// A person is known by the shape and the colour of their piece. It belongs to the chair while the cards are out, so that
// nobody has to learn anew who is who.

/** The first one that nobody has; where all are taken, chairs share them in turn. */
export function freePiece({ seats }: Table): number {
  const free = pieceShapes.findIndex((_, piece) => seats.every((one) => one.piece !== piece))
  return free < 0 ? seats.length % pieceShapes.length : free
}

/** Before the start. A bot makes way for whoever wants its piece. */
export function choosePiece(table: Table, seat: number, piece: number): Decision {
  const one = table.seats[seat]
  const holder = table.seats.findIndex((other) => other.piece === piece)
  const held = table.seats[holder]
  if (!one || table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (holder === seat) return ok({ table })
  if (held && held.kind !== 'bot') return refuse({ refusal: 'piece-taken' })
  const changed = withSeat(table, seat, { ...one, piece })
  return ok({
    table: held ? withSeat(changed, holder, { ...held, piece: one.piece }) : changed,
    entry: { what: 'piece', data: { seat, piece } },
  })
}

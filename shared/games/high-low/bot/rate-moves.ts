import { moves } from '../rules/moves.ts'
import type { Move, View } from '../rules/state.ts'
import { exchangeOf } from './exchange.ts'
import { tableOf } from './table.ts'
import { worthOf } from './worth.ts'

/** A move and its first rating, the result of `worthOf` (worth.ts). */
type RatedMove = { readonly move: Move; readonly worth: number }

/**
 * Rates the moves by the cards that the player gets rid of and keeps, and by the pile that the next
 * player gets.
 */
export function rateMoves(view: View): readonly RatedMove[] {
  if (view.seat === null) return []
  const table = tableOf(view, view.seat)
  return moves(view).map((move) => ({ move, worth: worthOf(move, table) }))
}

/** Returns the move with the best rating, without looking ahead. */
export function bestRated(view: View): Move | null {
  const { seat, hand, faceUp, phase } = view
  if (seat === null) return null
  if (phase === 'exchange') return exchangeOf(hand, faceUp[seat] ?? [])
  return rateMoves(view).reduce((one, other) => (other.worth > one.worth ? other : one)).move
}

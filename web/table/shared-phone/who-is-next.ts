import type { Seat } from '../../../shared/game/game.ts'

/** Whoever of these may move and comes first round the table, beginning with `from`; null if everybody else does. */
export function whoIsNext(
  seats: readonly Seat[],
  toMove: readonly Seat[],
  from: Seat | null,
): Seat | null {
  const waiting = seats.filter((seat) => toMove.includes(seat)).toSorted((a, b) => a - b)
  return waiting.find((seat) => seat >= (from ?? 0)) ?? waiting[0] ?? null
}

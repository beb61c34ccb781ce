import type { Seat } from '../../shared/game/game.ts'
import { pageTimeouts } from '../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { turnLimitOf } from '../../shared/protocol/turn-limit.ts'
import type { Clock } from '../kit/pieces/TurnRing.tsx'

// The clocks of turns, computed from the times in a table. The server decides by its own clock, and
// refuses commands that come too early.

export const pendingTurnOf = ({ pendingTurns }: PublicTable, seat: Seat) =>
  pendingTurns?.find((one) => one.seat === seat)

/**
 * Returns the clock of a seat's turn. At an untimed table, the clock counts down to the time from
 * which a bot may substitute. At a table that shows the time, `ElapsedTime` takes its place.
 */
export function clockAt(table: PublicTable, seat: Seat): Clock | undefined {
  const one = pendingTurnOf(table, seat)
  if (one === undefined || table.tempo === 'shown') return undefined
  const { slow, substitution } = pageTimeouts
  const limit = turnLimitOf(table.tempo)
  const startedAt = one.since + (limit === null ? slow : 0)
  return { startedAt, duration: limit ?? substitution - slow }
}

/**
 * Returns whether the table shows that this seat is slow. A brisk turn ends before it would be
 * slow.
 */
export function isSlowAt(table: PublicTable, seat: Seat, now: number): boolean {
  const one = pendingTurnOf(table, seat)
  if (one === undefined || table.tempo === 'brisk') return false
  return table.tempo === undefined || one.since + pageTimeouts.slow <= now
}

/** Returns the times at which `isSlowAt` or `canSubstituteAt` may change. */
export const timeThresholds = ({ pendingTurns = [] }: PublicTable): readonly number[] =>
  pendingTurns.flatMap(({ since }) => [
    since + pageTimeouts.slow,
    since + pageTimeouts.substitution,
  ])

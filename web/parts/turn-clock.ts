import type { Seat } from '../../shared/game/game.ts'
import { pageTimeouts } from '../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { Clock } from '../kit/pieces/TurnRing.tsx'

// The clocks of turns, computed from the times in a table. The server decides by its own clock, and
// refuses commands that come too early.

export const pendingTurnOf = ({ pendingTurns }: PublicTable, seat: Seat) =>
  pendingTurns?.find((one) => one.seat === seat)

/**
 * Returns the clock of a seat's turn. At an untimed table, the clock counts down to the time from
 * which a bot may substitute.
 */
export function clockAt(table: PublicTable, seat: Seat): Clock | undefined {
  const one = pendingTurnOf(table, seat)
  if (one === undefined) return undefined
  const { slow, substitution, brisk, daily } = pageTimeouts
  if (table.tempo === undefined)
    return { startedAt: one.since + slow, duration: substitution - slow }
  return { startedAt: one.since, duration: table.tempo === 'brisk' ? brisk : daily }
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

/** Returns whether any player may now let a bot substitute for this seat. */
export function canSubstituteAt(table: PublicTable, seat: Seat, now: number): boolean {
  const one = pendingTurnOf(table, seat)
  return (
    one !== undefined && table.tempo !== 'daily' && one.since + pageTimeouts.substitution <= now
  )
}

/** Returns the times at which `isSlowAt` or `canSubstituteAt` may change. */
export const timeThresholds = ({ pendingTurns = [] }: PublicTable): readonly number[] =>
  pendingTurns.flatMap(({ since }) => [
    since + pageTimeouts.slow,
    since + pageTimeouts.substitution,
  ])

import type { Seat } from '../../shared/game/game.ts'
import { pageTimeouts } from '../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { turnLimitOf } from '../../shared/protocol/turn-limit.ts'
import type { Clock } from '../kit/pieces/TurnRing.tsx'

// The clocks of turns. They only display times that the table contains. The server has its own
// clock, and refuses a command that comes too early.

export const pendingTurnOf = ({ pendingTurns }: PublicTable, seat: Seat) =>
  pendingTurns?.find((one) => one.seat === seat)

/**
 * Returns the clock of a seat's turn. If turns are untimed, the clock starts once the seat is slow,
 * and counts down to the time from which the others may let a bot play. At a table that only shows
 * the time, returns undefined, because `ElapsedTime` is shown instead.
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
 * Returns whether the table marks this seat as slow. In the tempo `brisk` no seat is marked, since
 * the turn ends when the seat would count as slow. Without a tempo, `pendingTurns` contains only
 * slow seats, so the time does not matter.
 */
export function isSlowAt(table: PublicTable, seat: Seat, now: number): boolean {
  const one = pendingTurnOf(table, seat)
  if (one === undefined || table.tempo === 'brisk') return false
  return table.tempo === undefined || one.since + pageTimeouts.slow <= now
}

/** Returns the times at which the result of `isSlowAt` or `canSubstituteAt` may change. */
export const timeThresholds = ({ pendingTurns = [] }: PublicTable): readonly number[] =>
  pendingTurns.flatMap(({ since }) => [
    since + pageTimeouts.slow,
    since + pageTimeouts.substitution,
  ])

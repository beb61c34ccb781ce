import type { Seat } from '../../shared/game/game.ts'
import { pagePatience } from '../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { Clock } from '../kit/pieces/TurnRing.tsx'

// What a page makes of the times that a table tells. The table decides, and refuses what comes too soon by its own clock.

export const pendingTurnOf = ({ pendingTurns }: PublicTable, seat: Seat) =>
  pendingTurns?.find((one) => one.seat === seat)

/** The time that a seat has for its turn; where nobody is in a hurry, what is left until a bot may play for it. */
export function clockAt(table: PublicTable, seat: Seat): Clock | undefined {
  const one = pendingTurnOf(table, seat)
  if (one === undefined) return undefined
  const { slow, standing, brisk, daily } = pagePatience
  if (table.tempo === undefined) return { startedAt: one.since + slow, duration: standing - slow }
  return { startedAt: one.since, duration: table.tempo === 'brisk' ? brisk : daily }
}

/** Whether everybody is told that somebody takes long. Where turns are brisk they have ended by then. */
export function isSlowAt(table: PublicTable, seat: Seat, now: number): boolean {
  const one = pendingTurnOf(table, seat)
  if (one === undefined || table.tempo === 'brisk') return false
  return table.tempo === undefined || one.since + pagePatience.slow <= now
}

/** Whether anybody at the table may let a bot play for them. */
export function canSubstituteAt(table: PublicTable, seat: Seat, now: number): boolean {
  const one = pendingTurnOf(table, seat)
  return one !== undefined && table.tempo !== 'daily' && one.since + pagePatience.standing <= now
}

/** When any of this becomes another. */
export const timeThresholds = ({ pendingTurns = [] }: PublicTable): readonly number[] =>
  pendingTurns.flatMap(({ since }) => [since + pagePatience.slow, since + pagePatience.standing])

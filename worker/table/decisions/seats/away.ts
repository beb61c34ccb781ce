import type { AnyGame, Seat } from '../../../../shared/game/game.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import { humansAt, type Playing, type Table, type TableSeat } from '../table.ts'

/**
 * Since when nobody sits on a chair that the game needs; null while somebody does, or a bot. Where everybody moves once
 * a day, nobody has to stay.
 */
export function absentSince({ tempo }: Table, one: TableSeat): number | null {
  if (one.kind === 'bot') return null
  if (one.kind === 'open') return one.since
  return one.here || one.kept || tempo === 'daily' ? null : one.since + patience.away
}

export function isAbsent(table: Table, one: TableSeat, now: number): boolean {
  const since = absentSince(table, one)
  return since !== null && since <= now
}

/** Whether a person is at the table who is not away: without one, nothing moves. */
export const isAttended = (table: Table, now: number): boolean =>
  humansAt(table).some((one) => one.here || one.since + patience.away > now)

/** Whether time passes and bots play: where everybody moves once a day, also while nobody is there to see it. */
export const isUnderWay = (table: Table, now: number): boolean =>
  !table.closed && (table.tempo === 'daily' || isAttended(table, now))

/**
 * The pause that a table takes by itself while a chair is empty, and ends by itself when somebody sits there again.
 * Everybody waits for a player who has left; for one who is only away, where all win or lose together.
 */
export function withPause(game: AnyGame, table: Table, phase: Playing, now: number): Playing {
  if (phase.paused?.why === 'asked') return phase
  const waitsFor = (one: TableSeat | undefined): boolean =>
    one !== undefined &&
    one.kind !== 'bot' &&
    !one.excused &&
    isAbsent(table, one, now) &&
    (one.kind === 'open' || game.about.together)
  if (phase.paused && waitsFor(table.seats[phase.paused.seat])) return phase
  const seat: Seat = table.seats.findIndex(waitsFor)
  if (seat < 0 && phase.paused === null) return phase
  return {
    ...phase,
    paused: seat < 0 ? null : { why: 'away', seat, since: phase.paused?.since ?? now },
  }
}

/** Since when somebody has been here to wait for others; null if nobody is. */
export function waitingSince(table: Table): number | null {
  const here = humansAt(table).filter((one) => one.here)
  return here.length === 0 ? null : Math.min(...here.map(({ since }) => since))
}

import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import type { GameStep } from '../../../shared/protocol/protocol.ts'
import {
  humanAt,
  humansAt,
  withSeat,
  type Playing,
  type Table,
  type TableSeat,
  type Thinking,
} from './table.ts'

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
  if (phase.paused?.why === 'requested') return phase
  const waitsFor = (one: TableSeat | undefined): boolean =>
    one !== undefined &&
    one.kind !== 'bot' &&
    !one.excused &&
    isAbsent(table, one, now) &&
    (one.kind === 'open' || game.about.cooperative)
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

// How long somebody takes over their turn. What a person does begins the wait anew; what a table waits for because it
// is paused, or because nobody is there, is nobody's delay.

/** Those who are to move now, each since it became their turn. */
export function withThinking(
  game: AnyGame,
  before: Table,
  table: Table,
  phase: Playing,
  now: number,
): Playing {
  const people = game.toMove(phase.deal.state).filter((seat) => {
    const human = humanAt(table, seat)
    return human !== null && !human.kept
  })
  const thinking = people.map((seat) => {
    const known = phase.thinking.find((one) => one.seat === seat)
    return known
      ? putOff(known, before, table, now)
      : { seat, since: now, isSlow: false, nudge: null }
  })
  const standIns = phase.standIns.filter((seat) => people.includes(seat))
  const isSame =
    standIns.length === phase.standIns.length &&
    thinking.length === phase.thinking.length &&
    thinking.every((one, at) => one === phase.thinking[at])
  return isSame ? phase : { ...phase, thinking, standIns }
}

function putOff(one: Thinking, before: Table, table: Table, now: number): Thinking {
  if (!isUnderWay(before, now) && isAttended(table, now))
    return { ...one, since: now, isSlow: false }
  const pause = pauseOf(before)
  return pause !== null && pauseOf(table) === null
    ? { ...one, since: now - Math.max(0, pause - one.since) }
    : one
}

const pauseOf = ({ phase }: Table): number | null =>
  phase.name === 'playing' && phase.paused ? phase.paused.since : null

/** Somebody has moved, or a bot for them. A person who does so plays for themselves again. */
export function hasActed(phase: Playing, { seat, by }: Pick<GameStep, 'seat' | 'by'>): Playing {
  return {
    ...phase,
    thinking: phase.thinking.filter((one) => one.seat !== seat),
    standIns: by === 'human' ? phase.standIns.filter((one) => one !== seat) : phase.standIns,
  }
}

export function notOverdue(table: Table, seat: Seat): Table {
  const human = humanAt(table, seat)
  return human && human.overdue > 0 ? withSeat(table, seat, { ...human, overdue: 0 }) : table
}

/** Whether somebody has done nothing for so long that anybody may let a bot play for them. */
export function isStanding(table: Table, seat: Seat, now: number): boolean {
  return table.tempo !== 'daily' && isWaitedFor(table, seat, patience.standing, now)
}

export function isWaitedFor(table: Table, seat: Seat, long: number, now: number): boolean {
  const { phase } = table
  if (phase.name !== 'playing') return false
  const one = phase.thinking.find((person) => person.seat === seat)
  return one !== undefined && (pauseOf(table) ?? now) - one.since >= long
}

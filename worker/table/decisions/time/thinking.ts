import type { AnyGame, Seat } from '../../../../shared/game/game.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import type { GameStep } from '../../../../shared/wire/protocol.ts'
import { isAttended, isUnderWay } from '../seats/away.ts'
import { humanAt, withSeat, type Playing, type Table, type Thinking } from '../table.ts'

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

import type { AnyGame, AnyState, Seat } from '../../../shared/game/game.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { areTurnsLong } from '../../../shared/protocol/table-settings.ts'
import { turnLimitOf } from '../../../shared/protocol/turn-limit.ts'
import type { GameStep } from '../../../shared/protocol/protocol.ts'
import {
  humanAt,
  humansAt,
  withSeat,
  type Playing,
  type Table,
  type TableSeat,
  type PendingTurn,
} from './table.ts'

/**
 * Returns the time in ms since which the player of a seat counts as away or has left. This time can
 * lie in the future. Returns null if the seat has a bot, a substitute or a connected player. If
 * turns may take an hour or more, no seated player counts as away.
 */
export function absentSince({ tempo }: Table, one: TableSeat): number | null {
  if (one.kind === 'bot') return null
  if (one.kind === 'open') return one.since
  return one.connected || one.substituted || areTurnsLong(tempo) ? null : one.since + timeouts.away
}

export function isAbsent(table: Table, one: TableSeat, now: number): boolean {
  const since = absentSince(table, one)
  return since !== null && since <= now
}

/**
 * Returns whether any human at the table is connected or was until a short time ago. While all
 * humans are away, bots don't act, unless turns may take an hour or more.
 */
export const isAttended = (table: Table, now: number): boolean =>
  humansAt(table).some((one) => one.connected || one.since + timeouts.away > now)

/**
 * Returns whether the game goes on: bots play, and turns can time out. A closed table's game does
 * not go on. While all players are away, a game goes on only if turns may take an hour or more.
 */
export const isUnderWay = (table: Table, now: number): boolean =>
  !table.closed && (areTurnsLong(table.tempo) || isAttended(table, now))

/**
 * Pauses the game if it has to wait for a player, and resumes the game when the wait is over. Every
 * game waits for a player who has left. Only cooperative games wait for a player who is away.
 */
export function withPause(game: AnyGame, table: Table, phase: Playing, now: number): Playing {
  if (phase.paused?.reason === 'requested') return phase
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
    paused: seat < 0 ? null : { reason: 'away', seat, since: phase.paused?.since ?? now },
  }
}

/**
 * Returns the time in ms since which at least one player has been connected: the start of the
 * oldest connection. Returns null if no player is connected.
 */
export function waitingSince(table: Table): number | null {
  const connected = humansAt(table).filter((one) => one.connected)
  return connected.length === 0 ? null : Math.min(...connected.map(({ since }) => since))
}

// The functions below measure how long players take for their turns. A player's own action restarts
// the measurement. Pauses are not counted. If all players were away, the turns start again when one
// of them returns.

/** Updates `pendingTurns`: the turns of the humans who have to move, each with its start. */
export function withPendingTurns(
  game: AnyGame,
  before: Table,
  table: Table,
  phase: Playing,
  now: number,
): Playing {
  const people = game.toMove(phase.deal.state).filter((seat) => {
    const human = humanAt(table, seat)
    return human !== null && !human.substituted
  })
  const pendingTurns = people.map((seat) => {
    const known = phase.pendingTurns.find((one) => one.seat === seat)
    return known
      ? postpone(known, before, table, now)
      : { seat, since: now, isSlow: false, nudge: null }
  })
  const substitutedThisTurn = phase.substitutedThisTurn.filter((seat) => people.includes(seat))
  const isSame =
    substitutedThisTurn.length === phase.substitutedThisTurn.length &&
    pendingTurns.length === phase.pendingTurns.length &&
    pendingTurns.every((one, at) => one === phase.pendingTurns[at])
  return isSame ? phase : { ...phase, pendingTurns, substitutedThisTurn }
}

function postpone(one: PendingTurn, before: Table, table: Table, now: number): PendingTurn {
  if (!isUnderWay(before, now) && isAttended(table, now))
    return { ...one, since: now, isSlow: false }
  const pause = pauseOf(before)
  return pause !== null && pauseOf(table) === null
    ? { ...one, since: now - Math.max(0, pause - one.since) }
    : one
}

const pauseOf = ({ phase }: Table): number | null =>
  phase.name === 'playing' ? (phase.paused?.since ?? phase.takeBack?.since ?? null) : null

/**
 * Restarts the clock of a seat after a move. If the person has made the move, or the move has ended
 * the turn, a bot no longer plays for the person.
 * @param state the state after the move
 */
export function withClockRestarted(
  game: AnyGame,
  phase: Playing,
  { seat, by }: Pick<GameStep, 'seat' | 'by'>,
  state: AnyState,
): Playing {
  const { deal, substitutedThisTurn } = phase
  const isOver = () =>
    game.isTurnOver?.(game.view(deal.state, 'public'), game.view(state, 'public'))
  return {
    ...phase,
    pendingTurns: phase.pendingTurns.filter((one) => one.seat !== seat),
    substitutedThisTurn:
      substitutedThisTurn.includes(seat) && (by === 'human' || isOver())
        ? substitutedThisTurn.filter((one) => one !== seat)
        : substitutedThisTurn,
  }
}

/** Returns a move with the time that the person had spent on the turn before it. */
export function withTimeSpent<Step extends GameStep>(
  { pendingTurns }: Playing,
  step: Step,
  now: number,
): Step & { readonly spent?: number } {
  const turn = pendingTurns.find(({ seat }) => seat === step.seat)
  return turn ? { ...step, spent: Math.max(0, now - turn.since) } : step
}

/**
 * Continues the clock of a seat whose move was taken back, so that a player cannot stop the time
 * with moves and take-backs. The time of another player's turn since then does not count.
 */
export function withClockResumed(
  { pendingTurns, takeBack: request }: Playing,
  { seat, spent = 0 }: { readonly seat: Seat; readonly spent?: number | undefined },
  now: number,
): readonly PendingTurn[] {
  const turn = pendingTurns.find((one) => one.seat === seat)
  // The time of the request counts as a pause, which `withPendingTurns` adds.
  const since = (turn?.since ?? request?.since ?? now) - spent
  const others = pendingTurns.filter((one) => one !== turn)
  return [...others, { isSlow: false, nudge: null, ...turn, seat, since }]
}

export function withoutOverdue(table: Table, seat: Seat): Table {
  const human = humanAt(table, seat)
  return human && human.timedOutTurns > 0
    ? withSeat(table, seat, { ...human, timedOutTurns: 0 })
    : table
}

/**
 * Returns whether a player has done nothing for so long that any other player may substitute a bot.
 * Always false with a time limit, since a bot then plays by itself when the time is up.
 */
export function isIdle(table: Table, seat: Seat, now: number): boolean {
  return turnLimitOf(table.tempo) === null && hasWaitedFor(table, seat, timeouts.substitution, now)
}

export function hasWaitedFor(table: Table, seat: Seat, long: number, now: number): boolean {
  const { phase } = table
  if (phase.name !== 'playing') return false
  const one = phase.pendingTurns.find((person) => person.seat === seat)
  return one !== undefined && (pauseOf(table) ?? now) - one.since >= long
}

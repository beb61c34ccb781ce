import type { Seat } from '../../../shared/game/game.ts'
import { usualStrength } from '../../../shared/game/strength.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { areTurnsLong, type Tempo } from '../../../shared/protocol/table-settings.ts'
import { turnLimitOf } from '../../../shared/protocol/turn-limit.ts'
import { withoutReasons } from './play.ts'
import { newBotName } from './seats.ts'
import {
  humanAt,
  withSeat,
  type Decision,
  type Human,
  type DecisionContext,
  type Playing,
  type Table,
  type TableSeat,
} from './table.ts'
import {
  absentSince,
  hasWaitedFor,
  isAbsent,
  isIdle,
  isUnderWay,
  waitingSince,
} from './turn-clock.ts'

export function pause(table: Table, seat: Seat, { now }: DecisionContext): Decision {
  if (table.phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (table.phase.paused) return refuse({ refusal: 'paused' })
  return ok({
    table: {
      ...table,
      phase: { ...table.phase, paused: { reason: 'requested', seat, since: now } },
    },
    entry: { type: 'pause', data: { seat } },
  })
}

/**
 * Resumes the game. Excuses players who are away until they return, since otherwise the next check
 * would pause the game again.
 */
export function resume(table: Table, seat: Seat, { now }: DecisionContext): Decision {
  if (table.phase.name !== 'playing' || !table.phase.paused) return refuse({ refusal: 'not-now' })
  const seats =
    table.phase.paused.reason === 'away'
      ? table.seats.map((one) => (isAbsent(table, one, now) ? { ...one, excused: true } : one))
      : table.seats
  return ok({
    table: { ...table, seats, phase: { ...table.phase, paused: null } },
    entry: { type: 'resume', data: { seat } },
  })
}

/**
 * Lets a bot play for a player who is away or idle. If the player has left, the bot takes over the
 * seat.
 */
export function substituteBot(
  table: Table,
  seat: Seat,
  target: Seat,
  context: DecisionContext,
): Decision {
  const one = table.seats[target]
  if (table.phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (!one) return refuse({ refusal: 'no-such-seat' })
  if (!isAbsent(table, one, context.now) && !isIdle(table, target, context.now))
    return refuse({ refusal: 'not-now' })
  return ok({
    table: withSubstitute(table, target, context),
    entry: { type: 'substitute', data: { seat, target } },
  })
}

/**
 * Returns the table with a bot as the substitute on this seat. Removes the reasons for the last
 * bot move of this seat, because they belong to an earlier substitute.
 */
function withSubstitute(table: Table, seat: Seat, context: DecisionContext): Table {
  const { phase } = table
  const one = table.seats[seat]
  if (!one || phase.name !== 'playing') return table
  const substitute: TableSeat =
    one.kind === 'human'
      ? { ...one, substituted: true }
      : {
          kind: 'bot',
          name: newBotName(table, context),
          piece: one.piece,
          strength: usualStrength,
          ...(one.kind === 'open' && one.leaver !== null && { leaver: one.leaver }),
        }
  return withSeat(
    { ...table, phase: { ...phase, deal: withoutReasons(phase.deal, seat) } },
    seat,
    substitute,
  )
}

/**
 * Returns the table with bots as substitutes for absent players, if the host has turned this on and
 * other players are waiting.
 */
export function withAutoSubstitutes(table: Table, context: DecisionContext): Table {
  if (table.phase.name !== 'playing' || !table.autoSubstitute) return table
  let substituted = table
  for (const seat of table.seats.keys()) {
    const due = autoSubstituteAt(table, seat)
    if (due !== null && due <= context.now) substituted = withSubstitute(substituted, seat, context)
  }
  return substituted
}

/** Returns the times when bots will substitute for players who are absent now. */
export function autoSubstituteTimes(table: Table): number[] {
  return table.autoSubstitute
    ? table.seats.flatMap((_, seat) => autoSubstituteAt(table, seat) ?? [])
    : []
}

/**
 * Returns when a bot substitutes for this absent player; null if never. The timeout starts only
 * once a player is connected. Otherwise the first player to return would find bots on all other
 * seats. If the absent player has left the seat, the bot does not wait for the timeout.
 */
function autoSubstituteAt(table: Table, seat: number): number | null {
  const one = table.seats[seat]
  const absent = one ? absentSince(table, one) : null
  const waiting = waitingSince(table)
  if (absent === null || waiting === null) return null
  return Math.max(absent, waiting) + (one?.kind === 'open' ? 0 : timeouts.autoSubstitution)
}

export function takeBackSeat(table: Table, seat: Seat, human: Human): Decision {
  if (!human.substituted) return refuse({ refusal: 'not-now' })
  return ok({
    table: withSeat(table, seat, { ...human, substituted: false, timedOutTurns: 0 }),
    entry: { type: 'take-back-seat', data: { seat } },
  })
}

// The functions below handle players who take too long for their turn.

/** Number of timed-out turns in a row after which a bot substitutes for the player. */
const maxOverdueTurns = 2

/**
 * Returns the times when the current turns time out. Without time limits, returns the times when
 * the players to move count as slow.
 */
export function turnDeadlines(table: Table, now: number): number[] {
  const { phase, tempo } = table
  if (phase.name !== 'playing' || phase.paused || phase.takeBack) return []
  if (!isUnderWay(table, now)) return []
  const turn = turnLimitOf(tempo)
  if (turn !== null)
    return phase.substitutedThisTurn.length > 0
      ? []
      : phase.pendingTurns.map(({ since }) => since + turn)
  return phase.pendingTurns
    .filter(({ isSlow }) => !isSlow)
    .map(({ since }) => since + timeouts.slow)
}

/**
 * Handles turns that take too long. With a time limit, a bot plays the turn. Without a time limit,
 * the turn is marked as slow.
 */
export function withTurnTimeouts(table: Table, context: DecisionContext): Table {
  const { now } = context
  const { phase } = table
  if (phase.name !== 'playing' || !turnDeadlines(table, now).some((time) => time <= now))
    return table
  const turn = turnLimitOf(table.tempo)
  if (turn !== null) return withStandIn(table, phase, turn, context)
  const pendingTurns = phase.pendingTurns.map((one) =>
    one.isSlow || one.since + timeouts.slow > now ? one : { ...one, isSlow: true },
  )
  return { ...table, phase: { ...phase, pendingTurns } }
}

/**
 * Lets a bot play the turn of one seat. If more turns have timed out, the next call handles them,
 * because the bot's move can end those turns too.
 */
function withStandIn(table: Table, phase: Playing, turn: number, context: DecisionContext): Table {
  const seat = phase.pendingTurns.find(({ since }) => since + turn <= context.now)?.seat
  const human = seat === undefined ? null : humanAt(table, seat)
  if (seat === undefined || !human) return table
  const timedOutTurns = human.timedOutTurns + 1
  if (timedOutTurns >= maxOverdueTurns)
    return withSubstitute(withSeat(table, seat, { ...human, timedOutTurns: 0 }), seat, context)
  return {
    ...withSeat(table, seat, { ...human, timedOutTurns }),
    phase: { ...phase, substitutedThisTurn: [...phase.substitutedThisTurn, seat] },
  }
}

/** Reminds a player that it is their turn. All players see the reminder. */
export function nudge(table: Table, by: Seat, target: Seat, { now }: DecisionContext): Decision {
  const { phase } = table
  if (phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (!table.seats[target]) return refuse({ refusal: 'no-such-seat' })
  if (phase.paused) return refuse({ refusal: 'paused' })
  if (by === target || !hasWaitedFor(table, target, timeouts.slow, now))
    return refuse({ refusal: 'not-now' })
  const nudges = areTurnsLong(table.tempo) ? timeouts.nudgesDaily : timeouts.nudges
  const last = phase.pendingTurns.find(({ seat }) => seat === target)?.nudge
  if (last && now - last.at < nudges) return refuse({ refusal: 'already-nudged' })
  const pendingTurns = phase.pendingTurns.map((one) =>
    one.seat === target ? { ...one, isSlow: true, nudge: { by, at: now } } : one,
  )
  return ok({
    table: { ...table, phase: { ...phase, pendingTurns } },
    entry: { type: 'nudge', data: { seat: by, target } },
  })
}

/**
 * Changes the time limit. Current turns start again, so that the change itself makes no turn time
 * out.
 */
export function chooseTempo(table: Table, tempo: Tempo, { now }: DecisionContext): Decision {
  const { phase } = table
  if (tempo === table.tempo) return ok({ table })
  const again =
    phase.name === 'playing'
      ? {
          ...phase,
          pendingTurns: phase.pendingTurns.map((one) => ({ ...one, since: now, isSlow: false })),
        }
      : phase
  return ok({
    table: { ...table, tempo, phase: again },
    entry: { type: 'set-tempo', data: { tempo } },
  })
}

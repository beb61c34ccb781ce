import type { Seat } from '../../../shared/game/game.ts'
import { usualStrength } from '../../../shared/game/strength.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { withoutReasons } from './play.ts'
import { newBotName } from './seats.ts'
import {
  humanAt,
  withSeat,
  type Decision,
  type Human,
  type Moment,
  type Playing,
  type Table,
  type TableSeat,
} from './table.ts'
import { isAbsent, isStanding, isUnderWay, isWaitedFor } from './turn-clock.ts'

export function pause(table: Table, seat: Seat, { now }: Moment): Decision {
  if (table.phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (table.phase.paused) return refuse({ refusal: 'paused' })
  return ok({
    table: { ...table, phase: { ...table.phase, paused: { why: 'requested', seat, since: now } } },
    entry: { what: 'pause', data: { seat } },
  })
}

/** Going on without somebody who is away excuses them until they are back; otherwise the table would pause again. */
export function resume(table: Table, seat: Seat, { now }: Moment): Decision {
  if (table.phase.name !== 'playing' || !table.phase.paused) return refuse({ refusal: 'not-now' })
  const seats =
    table.phase.paused.why === 'away'
      ? table.seats.map((one) => (isAbsent(table, one, now) ? { ...one, excused: true } : one))
      : table.seats
  return ok({
    table: { ...table, seats, phase: { ...table.phase, paused: null } },
    entry: { what: 'resume', data: { seat } },
  })
}

/** A bot keeps the chair of whoever is away or does nothing, and takes the one of whoever has left. */
export function keep(table: Table, seat: Seat, target: Seat, moment: Moment): Decision {
  const one = table.seats[target]
  if (table.phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (!one) return refuse({ refusal: 'no-such-seat' })
  if (!isAbsent(table, one, moment.now) && !isStanding(table, target, moment.now))
    return refuse({ refusal: 'not-now' })
  return ok({
    table: keptByBot(table, target, moment),
    entry: { what: 'keep', data: { seat, target } },
  })
}

/** From now on a bot plays there. It has not moved yet, whatever another may have said on this chair. */
export function keptByBot(table: Table, seat: Seat, moment: Moment): Table {
  const { phase } = table
  const one = table.seats[seat]
  if (!one || phase.name !== 'playing') return table
  const keeper: TableSeat =
    one.kind === 'human'
      ? { ...one, kept: true }
      : {
          kind: 'bot',
          name: newBotName(table, moment),
          piece: one.piece,
          strength: usualStrength,
          ...(one.kind === 'open' && one.leaver !== null && { leaver: one.leaver }),
        }
  return withSeat(
    { ...table, phase: { ...phase, deal: withoutReasons(phase.deal, seat) } },
    seat,
    keeper,
  )
}

export function takeBackSeat(table: Table, seat: Seat, human: Human): Decision {
  if (!human.kept) return refuse({ refusal: 'not-now' })
  return ok({
    table: withSeat(table, seat, { ...human, kept: false, overdue: 0 }),
    entry: { what: 'take-back-seat', data: { seat } },
  })
}

// What comes of it that somebody takes long over their turn.

/** How long a turn may take, where it may not take for ever; and how often somebody may be nudged. */
const clocks: Readonly<Record<Tempo, { readonly turn: number | null; readonly nudges: number }>> = {
  free: { turn: null, nudges: patience.nudges },
  brisk: { turn: patience.brisk, nudges: patience.nudges },
  daily: { turn: patience.daily, nudges: patience.nudgesDaily },
}

/** After so many turns in a row a bot keeps the chair. */
const mostOverdue = 2

/** When somebody who does nothing is next seen to, if they do nothing until then. */
export function timesUp(table: Table, now: number): number[] {
  const { phase, tempo } = table
  if (phase.name !== 'playing' || phase.paused || !isUnderWay(table, now)) return []
  const { turn } = clocks[tempo]
  if (turn !== null)
    return phase.standIns.length > 0 ? [] : phase.thinking.map(({ since }) => since + turn)
  return phase.thinking.filter(({ isSlow }) => !isSlow).map(({ since }) => since + patience.slow)
}

/** Everybody sees that a turn takes long; or its time is up, and a bot plays it. */
export function withTimeUp(table: Table, moment: Moment): Table {
  const { now } = moment
  const { phase } = table
  if (phase.name !== 'playing' || !timesUp(table, now).some((time) => time <= now)) return table
  const { turn } = clocks[table.tempo]
  if (turn !== null) return withStandIn(table, phase, turn, moment)
  const thinking = phase.thinking.map((one) =>
    one.isSlow || one.since + patience.slow > now ? one : { ...one, isSlow: true },
  )
  return { ...table, phase: { ...phase, thinking } }
}

/** One after the other: where several may move, the others may have nothing to do any more. */
function withStandIn(table: Table, phase: Playing, turn: number, moment: Moment): Table {
  const seat = phase.thinking.find(({ since }) => since + turn <= moment.now)?.seat
  const human = seat === undefined ? null : humanAt(table, seat)
  if (seat === undefined || !human) return table
  const overdue = human.overdue + 1
  if (overdue >= mostOverdue)
    return keptByBot(withSeat(table, seat, { ...human, overdue: 0 }), seat, moment)
  return {
    ...withSeat(table, seat, { ...human, overdue }),
    phase: { ...phase, standIns: [...phase.standIns, seat] },
  }
}

/** A reminder that everybody sees. */
export function nudge(table: Table, by: Seat, target: Seat, { now }: Moment): Decision {
  const { phase } = table
  if (phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (!table.seats[target]) return refuse({ refusal: 'no-such-seat' })
  if (phase.paused) return refuse({ refusal: 'paused' })
  if (by === target || !isWaitedFor(table, target, patience.slow, now))
    return refuse({ refusal: 'not-now' })
  const { nudges } = clocks[table.tempo]
  const last = phase.thinking.find(({ seat }) => seat === target)?.nudge
  if (last && now - last.at < nudges) return refuse({ refusal: 'nudged-already' })
  const thinking = phase.thinking.map((one) =>
    one.seat === target ? { ...one, isSlow: true, nudge: { by, at: now } } : one,
  )
  return ok({
    table: { ...table, phase: { ...phase, thinking } },
    entry: { what: 'nudge', data: { seat: by, target } },
  })
}

/** In the middle of a turn its time begins anew: nobody loses it by what the host does. */
export function chooseTempo(table: Table, tempo: Tempo, { now }: Moment): Decision {
  const { phase } = table
  if (tempo === table.tempo) return ok({ table })
  const again =
    phase.name === 'playing'
      ? { ...phase, thinking: phase.thinking.map((one) => ({ ...one, since: now, isSlow: false })) }
      : phase
  return ok({
    table: { ...table, tempo, phase: again },
    entry: { what: 'tempo', data: { tempo } },
  })
}

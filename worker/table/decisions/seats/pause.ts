import type { Seat } from '../../../../shared/game/game.ts'
import { usualStrength } from '../../../../shared/game/strength.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { isAbsent } from './away.ts'
import { withoutReasons } from '../play/reasons.ts'
import { isStanding } from '../time/thinking.ts'
import { newBotName } from './seats.ts'
import type { Decision, Moment } from '../decision.ts'
import { withSeat, type Human, type Table, type TableSeat } from '../table.ts'

export function pause(table: Table, seat: Seat, { now }: Moment): Decision {
  if (table.phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (table.phase.paused) return refuse({ refusal: 'paused' })
  return ok({
    table: { ...table, phase: { ...table.phase, paused: { why: 'asked', seat, since: now } } },
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

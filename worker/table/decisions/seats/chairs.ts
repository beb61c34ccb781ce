import type { AnyGame, Seat } from '../../../../shared/game/game.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import type { Decision, Moment } from '../decision.ts'
import { personOf, seatOf, type Human, type Swap, type Table } from '../table.ts'
import { hasRoom } from './seats.ts'

// Between games people may change their chairs. The last game stays as it was: its seats are in `evening`.

/** A free chair or a bot's is taken at once; whoever sits there is asked, and swaps at once if they have asked before. */
export function changeChair(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  target: Seat,
  { now }: Moment,
): Decision {
  if (table.phase.name === 'playing') return refuse({ refusal: 'not-now' })
  const asked = { ...table, swaps: table.swaps.filter(({ by }) => by !== human.id) }
  const entry = (data: object) =>
    ({ what: 'change-chair', data: { seat, target, ...data } }) as const
  if (target === seat)
    return ok(
      asked.swaps.length < table.swaps.length ? { table: asked, entry: entry({}) } : { table },
    )
  if (target === table.seats.length && hasRoom(game, table))
    return ok({ table: movedToEnd(asked, seat), entry: entry({}) })
  const other = table.seats[target]
  if (!other) return refuse({ refusal: 'no-such-seat' })
  if (other.kind !== 'human' || asked.swaps.some((one) => isBetween(one, other, human)))
    return ok({ table: swapped(asked, seat, target), entry: entry({}) })
  if (table.swaps.some((one) => isBetween(one, human, other))) return ok({ table })
  const swap: Swap = { by: human.id, with: other.id, since: now }
  return ok({ table: { ...asked, swaps: [...asked.swaps, swap] }, entry: entry({ asks: true }) })
}

export function answerSwap(
  table: Table,
  seat: Seat,
  human: Human,
  { person, yes }: { readonly person: number; readonly yes: boolean },
): Decision {
  const asks = table.swaps.find(
    (one) => one.with === human.id && personOf({ id: one.by }) === person,
  )
  if (!asks) return refuse({ refusal: 'not-now' })
  const target = seatOf(table, asks.by)
  const answered = { ...table, swaps: table.swaps.filter((one) => one !== asks) }
  return ok({
    table: yes ? swapped(answered, seat, target) : answered,
    entry: { what: 'swap', data: { seat, target, yes } },
  })
}

const isBetween = (swap: Swap, one: Human, other: Human): boolean =>
  swap.by === one.id && swap.with === other.id

function swapped(table: Table, one: Seat, other: Seat): Table {
  const [first, second] = [table.seats[one], table.seats[other]]
  if (!first || !second) return table
  const isDone = ({ by, with: asked }: Swap): boolean =>
    [one, other].includes(seatOf(table, by)) && [one, other].includes(seatOf(table, asked))
  return {
    ...table,
    seats: table.seats.with(one, second).with(other, first),
    swaps: table.swaps.filter((swap) => !isDone(swap)),
  }
}

/** The others move up. */
function movedToEnd(table: Table, seat: Seat): Table {
  const mover = table.seats.slice(seat, seat + 1)
  return { ...table, seats: [...table.seats.toSpliced(seat, 1), ...mover] }
}

/** A question is over when the cards are dealt, when one of both sits here no more, or when nobody has answered. */
export function withoutOldSwaps(table: Table, now: number): Table {
  const swaps = table.swaps.filter(
    ({ by, with: asked, since }) =>
      table.phase.name !== 'playing' &&
      seatOf(table, by) >= 0 &&
      seatOf(table, asked) >= 0 &&
      since + patience.asking > now,
  )
  return swaps.length === table.swaps.length ? table : { ...table, swaps }
}

export const swapsLapse = ({ swaps }: Table): number[] =>
  swaps.map(({ since }) => since + patience.asking)

import { commitment, dealKey } from '../../../shared/proof.ts'
import { randomFrom } from '../../../shared/random.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { keyFor } from './chance.ts'
import { withoutOpenSeats } from './seats.ts'
import {
  gameAt,
  withSeat,
  type Coming,
  type Deal,
  type Decision,
  type Human,
  type Moment,
  type Phase,
  type Table,
  type TableSeat,
} from './table.ts'

/** A promise that nobody has seen before, for the deal to come. */
export function newComing(moment: Moment): Coming {
  const secret = keyFor('secret', moment)
  return { secret, commitment: commitment(secret) }
}

/** A human adds to the chance of the coming deal, having seen what the table promised. */
export function addNonce(
  table: Table,
  seat: number,
  human: Human,
  { commitment: seen, nonce }: { readonly commitment: string; readonly nonce: string },
): Decision {
  if (table.phase.name === 'playing' || seen !== table.phase.coming.commitment)
    return refuse({ refusal: 'wrong-nonce' })
  return ok({
    table: withSeat(table, seat, { ...human, nonce }),
    entry: { what: 'nonce', data: { seat, nonce } },
  })
}

export const start = (table: Table, moment: Moment): Decision =>
  table.phase.name === 'gathering'
    ? dealt(table, 'start', { coming: table.phase.coming, before: null }, moment)
    : refuse({ refusal: 'not-now' })

/** The same seats and options again, at once; chairs that were left are taken away. */
export function rematch(table: Table, moment: Moment): Decision {
  if (table.phase.name !== 'over') return refuse({ refusal: 'not-now' })
  const { coming } = table.phase
  const again = withoutOpenSeats(table)
  const sameSeats = again.seats.length === table.seats.length
  const before = sameSeats ? (table.finished?.outcome ?? null) : null
  return dealt(again, 'rematch', { coming, before }, moment)
}

export function gather(table: Table): Decision {
  if (table.phase.name !== 'over') return refuse({ refusal: 'not-now' })
  const { coming } = table.phase
  return ok({
    table: { ...withoutOpenSeats(table), phase: { name: 'gathering', coming } },
    entry: { what: 'gather', data: {} },
  })
}

function dealt(
  table: Table,
  what: 'start' | 'rematch',
  { coming, before }: Pick<Deal, 'before'> & { readonly coming: Coming },
  { now }: Moment,
): Decision {
  const game = gameAt(table)
  const { seats, options } = table
  if (seats.length < game.about.seats.min) return refuse({ refusal: 'too-few-players' })
  const number = table.deals + 1
  const nonces = seats.map((one) => (one.kind === 'human' ? one.nonce : null))
  const key = dealKey(coming.secret, nonces, table.code, number)
  const deal: Deal = {
    number,
    secret: coming.secret,
    proof: { commitment: coming.commitment, nonces },
    from: table.seq + 1,
    state: game.setup(seats.length, options, randomFrom(key), before),
    before,
    turn: 0,
    sameSince: seats.map(() => 0),
    past: [],
    movedAt: now,
  }
  const names = seats.map(({ name }) => name)
  return ok({
    table: {
      ...table,
      seats: seats.map(withoutNonce),
      deals: number,
      phase: { name: 'playing', deal, paused: null, botAt: null, signalled: [] },
    },
    entry: {
      what,
      data: { deal: number, game: table.game, options, before, names, ...coming, nonces },
    },
  })
}

const withoutNonce = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, nonce: null } : one

/** A game that has an outcome is over: the secret comes out, and the next deal is promised. */
export function endedIfOver(table: Table, moment: Moment): Table {
  if (table.phase.name !== 'playing') return table
  const { deal } = table.phase
  const outcome = gameAt(table).outcome(deal.state)
  if (outcome === null) return table
  const phase: Phase = { name: 'over', deal, coming: newComing(moment) }
  return {
    ...table,
    phase,
    seats: table.seats.map(givenBack),
    finished: {
      deal: deal.number,
      from: deal.from,
      to: table.seq,
      options: table.options,
      before: deal.before,
      names: table.seats.map(({ name }) => name),
      proof: { ...deal.proof, secret: deal.secret },
      outcome,
    },
  }
}

/** Nobody's chair is kept any longer than the game lasts. */
const givenBack = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, kept: false } : one

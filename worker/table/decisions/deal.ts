import { commitment, keyOf } from '../../../shared/deal/proof.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import type { AnyGame, PreviousGame, Outcome, Seat } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { GameResult } from '../../../shared/protocol/protocol.ts'
import { keyFor } from './chance.ts'
import { refusersAt } from './open-hands.ts'
import { seatsAt, withoutOpenSeats } from './seats.ts'
import {
  personOf,
  withSeat,
  type Chance,
  type Change,
  type Deal,
  type Decision,
  type Human,
  type Moment,
  type Phase,
  type Promised,
  type Repeated,
  type Table,
  type TableSeat,
} from './table.ts'

/** A promise that nobody has seen before, for the deal to come. */
export function newComing(moment: Moment): Promised {
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
  const { phase } = table
  if (phase.name === 'playing' || 'same' in phase.coming || seen !== phase.coming.commitment)
    return refuse({ refusal: 'wrong-nonce' })
  return ok({
    table: withSeat(table, seat, { ...human, nonce }),
    entry: { what: 'nonce', data: { seat, nonce } },
  })
}

export function start(game: AnyGame, table: Table, moment: Moment): Decision {
  if (table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (table.seats.length < seatsAt(game, table).min) return refuse({ refusal: 'too-few-players' })
  const { coming } = table.phase
  const chance =
    'same' in coming ? coming : { ...coming, nonces: noncesAt(table), before: gameBefore(table) }
  return ok(dealt(game, table, 'start', chance, moment))
}

/** The same seats and options again, at once; chairs that were left are taken away. */
export function rematch(game: AnyGame, table: Table, moment: Moment): Decision {
  if (table.phase.name !== 'over') return refuse({ refusal: 'not-now' })
  const { coming } = table.phase
  const again = withoutOpenSeats(table)
  if (again.seats.length < seatsAt(game, again).min) return refuse({ refusal: 'too-few-players' })
  const before = gameBefore(again)
  return ok(dealt(game, again, 'rematch', { ...coming, nonces: noncesAt(again), before }, moment))
}

/** Returns the last game, if it was the same and some of its players still sit here: what it decides follows them. */
function gameBefore({ game, seats, evening, finished }: Table): PreviousGame | null {
  const played = evening.at(-1)
  if (!played || finished?.game !== game) return null
  const was = seats.map((one) => seatThen(played, one))
  return was.every((seat) => seat === null)
    ? null
    : { outcome: finished.outcome, previousSeats: was }
}

/** Where a player sat in a game: a person by their number, a bot by its name, which no other bot had. */
function seatThen({ people, names }: GameResult, one: TableSeat): Seat | null {
  const seat =
    one.kind === 'human'
      ? people.indexOf(personOf(one))
      : names.findIndex((name, at) => people[at] === null && name === one.name)
  return seat < 0 ? null : seat
}

const noncesAt = (table: Table) =>
  table.seats.map((one) => (one.kind === 'human' ? one.nonce : null))

export function gather(table: Table): Decision {
  if (table.phase.name !== 'over') return refuse({ refusal: 'not-now' })
  const { coming } = table.phase
  return ok({
    table: { ...withoutOpenSeats(table), phase: { name: 'gathering', coming } },
    entry: { what: 'gather', data: {} },
  })
}

function dealt(
  game: AnyGame,
  table: Table,
  what: 'start' | 'rematch',
  chance: Chance | Repeated,
  { now }: Moment,
): Change {
  const { seats, options } = table
  const { secret, commitment: promise, nonces, before } = chance
  const same = 'same' in chance ? chance.same : undefined
  const number = table.deals + 1
  const proof = { commitment: promise, nonces }
  const key = keyOf({
    proof: { ...proof, secret },
    code: table.code,
    deal: number,
    ...(same && { firstDealt: same.firstDealt }),
  })
  const deal: Deal = {
    number,
    gameVersion: table.gameVersion,
    secret,
    proof,
    ...(same && { same }),
    from: table.seq + 1,
    state: game.setup(seats.length, options, randomFrom(key), before),
    before,
    turn: 0,
    sameSince: seats.map(() => 0),
    past: [],
    trail: null,
    refusedBy: refusersAt(table),
    reasons: [],
    movedAt: now,
  }
  const names = seats.map(({ name }) => name)
  return {
    table: {
      ...table,
      seats: seats.map(withoutNonce),
      deals: number,
      phase: {
        name: 'playing',
        deal,
        paused: null,
        botAt: null,
        signalled: [],
        thinking: [],
        standIns: [],
      },
    },
    entry: { what, data: { deal: number, game: table.game, options, names, ...chance } },
  }
}

const withoutNonce = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, nonce: null } : one

/** A game that has an outcome is over: the secret comes out, and the next deal is promised. */
export function endedIfOver(game: AnyGame, table: Table, moment: Moment): Table {
  if (table.phase.name !== 'playing') return table
  const { deal } = table.phase
  const outcome = game.outcome(deal.state)
  if (outcome === null) return table
  const phase: Phase = { name: 'over', deal: { ...deal, trail: null }, coming: newComing(moment) }
  return {
    ...table,
    phase,
    seats: table.seats.map(givenBack),
    evening: [...table.evening, played(table, deal, outcome)].slice(-limits.eveningKept),
    finished: {
      deal: deal.number,
      game: table.game,
      from: deal.from,
      to: table.seq,
      gameVersion: deal.gameVersion,
      options: table.options,
      before: deal.before,
      names: table.seats.map(({ name }) => name),
      pieces: table.seats.map(({ piece }) => piece),
      proof: { ...deal.proof, secret: deal.secret },
      ...(deal.same && { same: deal.same }),
      outcome,
    },
  }
}

const played = ({ game, seats }: Table, { number }: Deal, outcome: Outcome): GameResult => ({
  deal: number,
  game,
  names: seats.map(({ name }) => name),
  people: seats.map((one) => (one.kind === 'human' ? personOf(one) : null)),
  pieces: seats.map(({ piece }) => piece),
  outcome,
})

/** Nobody's chair is kept any longer than the game lasts. */
const givenBack = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, kept: false, overdue: 0 } : one

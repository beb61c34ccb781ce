import { commitment, keyOf } from '../../../shared/deal/proof.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import type { AnyGame, PreviousGame, Outcome, Seat } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { GameResult } from '../../../shared/protocol/protocol.ts'
import { keyFor } from './entropy.ts'
import { refusersAt } from './open-hands.ts'
import { seatsAt, withoutOpenSeats } from './seats.ts'
import { addToTally } from './tally.ts'
import {
  personOf,
  withSeat,
  type DealSeed,
  type Change,
  type Deal,
  type Decision,
  type Human,
  type DecisionContext,
  type Phase,
  type CommittedDeal,
  type RepeatedDeal,
  type Table,
  type TableSeat,
} from './table.ts'

/** Draws a new secret for the next deal. Returns the secret with its commitment. */
export function prepareNextDeal(context: DecisionContext): CommittedDeal {
  const secret = keyFor('secret', context)
  return { secret, commitment: commitment(secret) }
}

/** Stores a player's nonce for the next deal. The player must have seen the commitment before. */
export function addNonce(
  table: Table,
  seat: number,
  human: Human,
  { commitment: seen, nonce }: { readonly commitment: string; readonly nonce: string },
): Decision {
  const { phase } = table
  if (phase.name === 'playing' || 'same' in phase.nextDeal || seen !== phase.nextDeal.commitment)
    return refuse({ refusal: 'wrong-nonce' })
  return ok({
    table: withSeat(table, seat, { ...human, nonce }),
    entry: { type: 'add-nonce', data: { seat, nonce } },
  })
}

export function start(game: AnyGame, table: Table, context: DecisionContext): Decision {
  if (table.phase.name !== 'gathering') return refuse({ refusal: 'not-now' })
  if (table.seats.length < seatsAt(game, table).min) return refuse({ refusal: 'too-few-players' })
  const { nextDeal } = table.phase
  const seed =
    'same' in nextDeal
      ? nextDeal
      : { ...nextDeal, nonces: noncesAt(table), before: gameBefore(table) }
  return ok(dealCards(game, table, 'start', seed, context))
}

/**
 * Deals the next game with the same options and players. Removes the seats whose players have left.
 */
export function rematch(game: AnyGame, table: Table, context: DecisionContext): Decision {
  if (table.phase.name !== 'over') return refuse({ refusal: 'not-now' })
  const { nextDeal } = table.phase
  const again = withoutOpenSeats(table)
  if (again.seats.length < seatsAt(game, again).min) return refuse({ refusal: 'too-few-players' })
  const before = gameBefore(again)
  return ok(
    dealCards(game, again, 'rematch', { ...nextDeal, nonces: noncesAt(again), before }, context),
  )
}

/**
 * Returns the last finished game, whose outcome can decide who begins. Returns null if the last
 * game was another game, or if none of its players still sits here.
 */
function gameBefore({ game, seats, results, finished }: Table): PreviousGame | null {
  const played = results.at(-1)
  if (!played || finished?.game !== game) return null
  const was = seats.map((one) => seatInGame(played, one))
  return was.every((seat) => seat === null)
    ? null
    : { outcome: finished.outcome, previousSeats: was }
}

/**
 * Returns the seat that a player had in a finished game. Compares people by id. Compares bots by
 * name, since each bot name is unique at a table.
 */
function seatInGame({ people, names }: GameResult, one: TableSeat): Seat | null {
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
  const { nextDeal } = table.phase
  return ok({
    table: { ...withoutOpenSeats(table), phase: { name: 'gathering', nextDeal } },
    entry: { type: 'gather', data: {} },
  })
}

function dealCards(
  game: AnyGame,
  table: Table,
  type: 'start' | 'rematch',
  seed: DealSeed | RepeatedDeal,
  { now }: DecisionContext,
): Change {
  const { seats, options } = table
  const { secret, commitment: commitmentOfDeal, nonces, before } = seed
  const same = 'same' in seed ? seed.same : undefined
  const number = table.dealCount + 1
  const proof = { commitment: commitmentOfDeal, nonces }
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
    recent: null,
    refusedBy: refusersAt(table),
    reasons: [],
    startedAt: now,
    movedAt: now,
  }
  const names = seats.map(({ name }) => name)
  return {
    table: {
      ...table,
      seats: seats.map(withoutNonce),
      dealCount: number,
      phase: {
        name: 'playing',
        deal,
        paused: null,
        botsActAt: null,
        signalled: [],
        pendingTurns: [],
        substitutedThisTurn: [],
        takeBack: null,
        lastTakeBack: null,
      },
    },
    entry: { type, data: { deal: number, game: table.game, options, names, ...seed } },
  }
}

const withoutNonce = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, nonce: null } : one

/**
 * Ends the game if it has an outcome: publishes the secret of the deal, and commits to the next
 * deal.
 */
export function endGameIfOver(game: AnyGame, table: Table, context: DecisionContext): Table {
  if (table.phase.name !== 'playing') return table
  const { deal } = table.phase
  const outcome = game.outcome(deal.state)
  if (outcome === null) return table
  const result = gameResult(table, deal, outcome, context.now)
  const phase: Phase = {
    name: 'over',
    deal: { ...deal, trail: null, recent: null },
    nextDeal: prepareNextDeal(context),
    voting: null,
  }
  return {
    ...table,
    phase,
    seats: table.seats.map(withoutSubstitute),
    results: [...table.results, result].slice(-limits.tableResults),
    tally: addToTally(table.tally, result, context.now),
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
      ...(table.cloth && { cloth: table.cloth }),
      proof: { ...deal.proof, secret: deal.secret },
      ...(deal.same && { same: deal.same }),
      outcome,
    },
  }
}

const gameResult = (
  { game, seats }: Table,
  { number, startedAt }: Deal,
  outcome: Outcome,
  now: number,
): GameResult => ({
  deal: number,
  game,
  names: seats.map(({ name }) => name),
  people: seats.map((one) => (one.kind === 'human' ? personOf(one) : null)),
  pieces: seats.map(({ piece }) => piece),
  minutes: Math.max(1, Math.round((now - startedAt) / 60_000)),
  outcome,
})

/**
 * Returns the seat without a substitute, since a bot substitutes for a person only until the game
 * ends.
 */
const withoutSubstitute = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, substituted: false, timedOutTurns: 0 } : one

import * as v from 'valibot'

import { equalAmong, isSame } from '../../../shared/canonical.ts'
import type {
  AnyGame,
  AnyMove,
  AnySignal,
  AnyState,
  Reason,
  Seat,
  Unread,
  Viewer,
} from '../../../shared/game/game.ts'
import { legalMove } from '../../../shared/game/legal.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { GameStep, Position, MoveReason } from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { trailAfter } from './open-hands.ts'
import {
  dealAt,
  isPlayedByBot,
  type Change,
  type Deal,
  type Decision,
  type Given,
  type Human,
  type Moment,
  type Playing,
  type Table,
  type Trail,
} from './table.ts'
import { hasActed, notOverdue } from './turn-clock.ts'
import { projectionFor, projectionNow } from './views.ts'

/** A stranger's move is only compared with the legal ones; what is applied is our own. */
export function move(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  request: { readonly turn: number; readonly move: Unread },
  moment: Moment,
): Decision {
  const { phase } = table
  if (phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (human.kept) return refuse({ refusal: 'kept-by-bot' })
  if (phase.paused) return refuse({ refusal: 'paused' })
  const { state, turn, sameSince } = phase.deal
  const isTimely = request.turn <= turn && request.turn >= (sameSince[seat] ?? turn)
  const isToMove = game.toMove(state).includes(seat)
  const view = game.view(state, seat)
  if (isTimely && isToMove) {
    // Nearly every move that is said is one of ours word for word, and needs no reading.
    const ours = game
      .moves(view, table.options, request.move)
      .find((one) => isSame(one, request.move))
    if (ours) return ok(moved(game, table, phase, { seat, by: 'human', move: ours }, moment))
  }
  const read = v.safeParse(game.moveSchema, request.move)
  if (!read.success) return refuse({ refusal: 'malformed' })
  if (!isTimely) return refuse({ refusal: 'stale' })
  if (!isToMove) return refuse({ refusal: 'not-your-turn' })
  const legal = legalMove(game, view, table.options, read.output)
  if (legal === undefined)
    return refuse({
      refusal: 'against-the-rules',
      clause: game.why(view, table.options, read.output),
    })
  return ok(moved(game, table, phase, { seat, by: 'human', move: legal }, moment))
}

/** Signals go on while the table is paused, and need no turn. */
export function signal(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  unread: Unread,
): Decision {
  const { phase } = table
  if (phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (human.kept) return refuse({ refusal: 'kept-by-bot' })
  const read = v.safeParse(game.signalSchema, unread)
  if (!read.success) return refuse({ refusal: 'malformed' })
  const view = game.view(phase.deal.state, seat)
  const offered = game.signals(view, table.options)
  if (offered.length === 0) {
    const clause = game.chatForbiddenBy(phase.deal.state, '')
    return refuse({ refusal: 'talk-closed', ...(clause !== null && { clause }) })
  }
  const ours = equalAmong(read.output, offered)
  // Such a signal exists, and was or will be offered: whoever gave it was looking at another moment.
  if (ours === undefined) return refuse({ refusal: 'stale' })
  return ok(signalled(game, table, phase, { seat, by: 'human', signal: ours }))
}

/** @param reason what a bot has to say about it */
export function moved(
  game: AnyGame,
  table: Table,
  phase: Playing,
  step: GameStep & { readonly move: AnyMove },
  { now }: Moment,
  reason: Reason | null = null,
): Change {
  const { deal } = phase
  const state = game.apply(deal.state, step.seat, step.move)
  const after: Deal = {
    ...deal,
    state,
    turn: deal.turn + 1,
    sameSince: sameSinceAfter(game, table, deal, step.seat, state),
    past: pastAfter(game, table, deal),
    trail: trailAfter(game, table, deal, step, state),
    movedAt: now,
  }
  const played = { ...hasActed(phase, step), deal: withReason(after, step.seat, reason) }
  return {
    table: {
      ...(step.by === 'human' ? notOverdue(table, step.seat) : table),
      phase: { ...played, signalled: [] },
    },
    entry: { what: 'move', data: step },
  }
}

function pastAfter(game: AnyGame, table: Table, deal: Deal): readonly Position[] {
  if (table.delay === 0) return deal.past
  return [...deal.past, projectionNow(game, table, deal, 'public')].slice(-table.delay)
}

/** Where several may move at once, a move leaves to the others what they could do before. */
function sameSinceAfter(
  game: AnyGame,
  table: Table,
  deal: Deal,
  mover: Seat,
  after: AnyState,
): number[] {
  const [before, now] = [game.toMove(deal.state), game.toMove(after)]
  const movesOf = (state: AnyState, seat: Seat) => game.moves(game.view(state, seat), table.options)
  return deal.sameSince.map((since, seat) => {
    const mayStill = seat !== mover && before.includes(seat) && now.includes(seat)
    return mayStill && isSame(movesOf(deal.state, seat), movesOf(after, seat))
      ? since
      : deal.turn + 1
  })
}

export function signalled(
  game: AnyGame,
  table: Table,
  phase: Playing,
  step: GameStep & { readonly signal: AnySignal },
): Change {
  const { deal } = phase
  const state = game.signal(deal.state, step.seat, step.signal)
  return {
    table: {
      ...table,
      phase: {
        ...phase,
        deal: { ...deal, state, trail: trailAfter(game, table, deal, step, state) },
        // A person's signal may be answered; a bot's is not, or two bots would never stop.
        signalled: step.by === 'human' ? [] : [...phase.signalled, step.seat],
      },
    },
    entry: { what: 'signal', data: step },
  }
}

/** Why the bot on a seat moved as it did: of its moves that the viewer has seen, the last that it can say something about. */
export function reasonOf(
  game: AnyGame,
  table: Table,
  seat: Seat,
  viewer: Viewer,
): Result<MoveReason, Refused> {
  const isBots = isBotsInDeal(table, seat)
  if (isBots === undefined) return refuse({ refusal: 'no-such-seat' })
  const turn = projectionFor(game, table, viewer)?.turn ?? 0
  const given = isBots ? lastGiven(dealAt(table)?.reasons ?? [], seat, turn) : undefined
  return given ? ok({ turn: given.turn, reason: given.reason }) : refuse({ refusal: 'no-reason' })
}

/** Undefined where there is no such seat. Once the game is over, others may sit on its chairs. */
function isBotsInDeal({ phase, evening, seats }: Table, seat: Seat): boolean | undefined {
  const played = phase.name === 'over' ? evening.at(-1) : undefined
  if (played) return seat < played.people.length ? played.people[seat] === null : undefined
  const one = seats[seat]
  return one && isPlayedByBot(one)
}

const lastGiven = (reasons: readonly Given[], seat: Seat, turn: number): Given | undefined =>
  reasons.findLast((one) => one.seat === seat && one.turn <= turn)

/** After a bot's move: its reason stays until it has another. Watchers who are behind may still ask for the one before. */
export function withReason(deal: Deal, seat: Seat, reason: Reason | null): Deal {
  if (reason === null) return deal
  const reasons = [...deal.reasons, { seat, turn: deal.turn, reason }]
  const watched = Math.min(deal.past[0]?.turn ?? deal.turn, watchedTurn(deal.trail) ?? deal.turn)
  return { ...deal, reasons: reasons.filter((one) => isWanted(one, reasons, watched)) }
}

const watchedTurn = (trail: Trail | null): number | undefined => trail?.held?.turn ?? trail?.turn

const isWanted = (one: Given, reasons: readonly Given[], watched: number): boolean =>
  one.turn > watched || one === lastGiven(reasons, one.seat, watched)

/** Whoever takes a chair over has not moved there yet. */
export const withoutReasons = (deal: Deal, seat: Seat): Deal => ({
  ...deal,
  reasons: deal.reasons.filter((one) => one.seat !== seat),
})

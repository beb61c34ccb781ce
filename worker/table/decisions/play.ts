import * as v from 'valibot'

import { findEqual, isSame } from '../../../shared/canonical.ts'
import type {
  AnyGame,
  AnyMove,
  AnySignal,
  AnyState,
  Reason,
  Seat,
  RawData,
  Viewer,
} from '../../../shared/game/game.ts'
import { legalMove } from '../../../shared/game/legal.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { GameStep, MoveReason } from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { trailAfter } from './open-hands.ts'
import { pastAfter } from './positions.ts'
import { recentAfter } from './take-back.ts'
import {
  dealAt,
  isPlayedByBot,
  type Change,
  type Deal,
  type Decision,
  type BotReason,
  type Human,
  type DecisionContext,
  type Playing,
  type Table,
  type Trail,
} from './table.ts'
import { withClockRestarted, withoutOverdue, withTimeSpent } from './turn-clock.ts'
import { projectionFor } from './views.ts'

/**
 * Makes a player's move. The move from the client is only compared with the legal moves; the move
 * that is applied is the game's own object.
 */
export function move(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  request: { readonly turn: number; readonly move: RawData },
  context: DecisionContext,
): Decision {
  const { phase } = table
  if (phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (human.substituted) return refuse({ refusal: 'substituted-by-bot' })
  if (phase.paused) return refuse({ refusal: 'paused' })
  if (phase.takeBack) return refuse({ refusal: 'take-back-asked' })
  const { state, turn, sameSince } = phase.deal
  const isTimely = request.turn <= turn && request.turn >= (sameSince[seat] ?? turn)
  const isToMove = game.toMove(state).includes(seat)
  const view = game.view(state, seat)
  if (isTimely && isToMove) {
    // Nearly every move equals a legal move exactly as the client has sent it. So compare first,
    // and parse only if no move is equal.
    const ours = game
      .moves(view, table.options, request.move)
      .find((one) => isSame(one, request.move))
    if (ours) return ok(applyMove(game, table, phase, { seat, by: 'human', move: ours }, context))
  }
  const read = v.safeParse(game.moveSchema, request.move)
  if (!read.success) return refuse({ refusal: 'malformed' })
  if (!isTimely) return refuse({ refusal: 'stale' })
  if (!isToMove) return refuse({ refusal: 'not-your-turn' })
  const legal = legalMove(game, view, table.options, read.output)
  if (legal === undefined)
    return refuse({
      refusal: 'against-the-rules',
      clause: game.violatedClause(view, table.options, read.output),
    })
  return ok(applyMove(game, table, phase, { seat, by: 'human', move: legal }, context))
}

/** Sends a signal. Signals need no turn and are allowed during a pause. */
export function signal(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  unread: RawData,
): Decision {
  const { phase } = table
  if (phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (human.substituted) return refuse({ refusal: 'substituted-by-bot' })
  const read = v.safeParse(game.signalSchema, unread)
  if (!read.success) return refuse({ refusal: 'malformed' })
  const view = game.view(phase.deal.state, seat)
  const offered = game.signals(view, table.options)
  if (offered.length === 0) {
    const clause = game.chatForbiddenBy(phase.deal.state, '')
    return refuse({ refusal: 'chat-closed', ...(clause !== null && { clause }) })
  }
  const ours = findEqual(offered, read.output)
  // The signal is valid but not allowed now, so the player has seen an older state.
  if (ours === undefined) return refuse({ refusal: 'stale' })
  return ok(applySignal(game, table, phase, { seat, by: 'human', signal: ours }))
}

/**
 * Returns the change that a legal move causes.
 * @param reason the bot's reason for the move
 */
export function applyMove(
  game: AnyGame,
  table: Table,
  phase: Playing,
  step: GameStep & { readonly move: AnyMove },
  { now }: DecisionContext,
  reason: Reason | null = null,
): Change {
  const { deal } = phase
  const state = game.apply(deal.state, step.seat, step.move, table.options)
  const after: Deal = {
    ...deal,
    state,
    turn: deal.turn + 1,
    sameSince: sameSinceAfter(game, table, deal, step.seat, state),
    past: pastAfter(game, table, deal),
    trail: trailAfter(game, table, deal),
    recent: recentAfter(game, table, deal, withTimeSpent(phase, step, now)),
    movedAt: now,
  }
  const played = {
    ...withClockRestarted(game, phase, step, state),
    deal: withReason(after, step.seat, reason),
  }
  return {
    table: {
      ...(step.by === 'human' ? withoutOverdue(table, step.seat) : table),
      phase: { ...played, signalled: [], lastTakeBack: null },
    },
    entry: { type: 'move', data: step },
  }
}

/**
 * Returns `sameSince` after a move: for each seat, the turn since which its legal moves have been the
 * same. If several players can move at the same time, a move does not make the other players' moves
 * stale, as long as their legal moves stay the same.
 */
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

export function applySignal(
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
        deal: {
          ...deal,
          state,
          recent: recentAfter(game, table, deal, step),
        },
        // A person's signal clears the list, so every bot may signal again. The list limits the
        // signals of each bot, so bots don't answer each other without end.
        signalled: step.by === 'human' ? [] : [...phase.signalled, step.seat],
      },
    },
    entry: { type: 'signal', data: step },
  }
}

/**
 * Returns the reason for the bot's latest move that `viewer` has seen. Skips moves without a
 * reason.
 */
export function reasonOf(
  game: AnyGame,
  table: Table,
  seat: Seat,
  viewer: Viewer,
): Result<MoveReason, Refused> {
  const isBots = isBotsInDeal(table, seat)
  if (isBots === undefined) return refuse({ refusal: 'no-such-seat' })
  const turn = projectionFor(game, table, viewer)?.turn ?? 0
  const given = isBots ? lastReason(dealAt(table)?.reasons ?? [], seat, turn) : undefined
  return given ? ok({ turn: given.turn, reason: given.reason }) : refuse({ refusal: 'no-reason' })
}

/**
 * Returns whether a bot plays or has played on this seat of the deal; undefined if the seat does
 * not exist. After the game other players can sit there, so the result of the game decides.
 */
function isBotsInDeal({ phase, results, seats }: Table, seat: Seat): boolean | undefined {
  const played = phase.name === 'over' ? results.at(-1) : undefined
  if (played) return seat < played.people.length ? played.people[seat] === null : undefined
  const one = seats[seat]
  return one && isPlayedByBot(one)
}

const lastReason = (
  reasons: readonly BotReason[],
  seat: Seat,
  turn: number,
): BotReason | undefined => reasons.findLast((one) => one.seat === seat && one.turn <= turn)

/**
 * Adds the reason for a bot's move to the deal. Keeps older reasons as long as delayed spectators
 * can still ask for them.
 */
function withReason(deal: Deal, seat: Seat, reason: Reason | null): Deal {
  if (reason === null) return deal
  const reasons = [...deal.reasons, { seat, turn: deal.turn, reason }]
  const watched = Math.min(deal.past[0]?.turn ?? deal.turn, watchedTurn(deal.trail) ?? deal.turn)
  return { ...deal, reasons: reasons.filter((one) => isReachable(one, reasons, watched)) }
}

const watchedTurn = (trail: Trail | null): number | undefined =>
  (trail?.first ?? trail?.past[0])?.turn

const isReachable = (one: BotReason, reasons: readonly BotReason[], watched: number): boolean =>
  one.turn > watched || one === lastReason(reasons, one.seat, watched)

/**
 * Returns the deal without the reasons of a seat. Called when a new player takes the seat, since
 * that player has not moved yet.
 */
export const withoutReasons = (deal: Deal, seat: Seat): Deal => ({
  ...deal,
  reasons: deal.reasons.filter((one) => one.seat !== seat),
})

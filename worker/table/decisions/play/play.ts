import * as v from 'valibot'

import { equalAmong, isSame } from '../../../../shared/canonical.ts'
import type {
  AnyGame,
  AnyMove,
  AnySignal,
  AnyState,
  Reason,
  Seat,
  Unread,
} from '../../../../shared/game/game.ts'
import { legalMove } from '../../../../shared/game/legal.ts'
import type { GameStep, Projection } from '../../../../shared/wire/protocol.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { trailAfter } from '../open-hands/open-hands.ts'
import { hasActed, notOverdue } from '../time/thinking.ts'
import { withReason } from './reasons.ts'
import { projectionNow } from '../views/projection.ts'
import type { Change, Decision, Moment } from '../decision.ts'
import { type Deal, type Human, type Playing, type Table } from '../table.ts'

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

function pastAfter(game: AnyGame, table: Table, deal: Deal): readonly Projection[] {
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

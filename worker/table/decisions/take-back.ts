import { applyStep } from '../../../shared/game/steps.ts'
import { hasTurnedHidden, isFree, withoutMove } from '../../../shared/game/take-back.ts'
import type { AnyGame, AnyOptions, AnyState, Seat } from '../../../shared/game/game.ts'
import type { Retraction } from '../../../shared/game/take-back.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { GameStep, TakeBackOffer } from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { trailAfter } from './open-hands.ts'
import { pastAfter } from './positions.ts'
import {
  humanAt,
  isPlayedByBot,
  seatOf,
  type Change,
  type Deal,
  type Decision,
  type DecisionContext,
  type Human,
  type Playing,
  type RecentStep,
  type Table,
  type TableSeat,
  type TakeBackRequest,
} from './table.ts'
import { withClockResumed } from './turn-clock.ts'

// A player may take the last move back: without asking if no other player can use what it has shown
// (`isFree`), otherwise only if the other players agree. For this the deal keeps its last steps, and
// the state before them.

/** The maximum number of steps that a deal keeps, since players can repeat signals without limit. */
const maxSteps = 24

/**
 * Returns the recent steps of a deal after another step. They start with the oldest move that its
 * player can still take back, even if the player has to take back own later moves first. Drops the
 * steps before that move.
 */
export function recentAfter(
  game: AnyGame,
  { options, takeBack: isAllowed }: Pick<Table, 'options' | 'takeBack'>,
  { recent, state }: Deal,
  step: RecentStep,
): Deal['recent'] {
  if (!isAllowed || (recent === null && 'signal' in step)) return null
  const steps = [...(recent?.steps ?? []), step]
  let before = recent?.state ?? state
  for (const [at, one] of steps.entries()) {
    const isLast = at === steps.length - 1
    if (isLast) before = state
    const rest = steps.slice(at)
    if (rest.length <= maxSteps && isRetractable(game, options, before, rest))
      return { state: before, steps: rest }
    if (!isLast) before = applyStep(game, options, before, one)
  }
  return null
}

function isRetractable(
  game: AnyGame,
  options: AnyOptions,
  before: AnyState,
  [first, ...rest]: readonly RecentStep[],
): boolean {
  if (!first || !('move' in first) || first.by === 'bot') return false
  const since = rest.filter((step) => !('move' in step) || step.seat !== first.seat)
  return withoutMove(game, options, { before, since }) !== null
}

/**
 * The last move of a seat. `at` is its index among the recent steps, and `state` is the state of
 * the deal without it. `isFree` and `hasTurnedHidden` are computed on their first call.
 */
type Retractable = Retraction & {
  readonly at: number
  readonly state: AnyState
  readonly isFree: () => boolean
  readonly hasTurnedHidden: () => boolean
}

type Recent = NonNullable<Deal['recent']>

/**
 * The last move of each seat, found once for each `recent`. In some games that takes more than 100
 * ms, and players can ask for it without limit.
 */
const retractables = new WeakMap<Recent, Map<Seat, Retractable | null>>()

function retractableAt(
  game: AnyGame,
  table: Table,
  { recent }: Deal,
  seat: Seat,
): Retractable | null {
  if (!recent) return null
  const known = retractables.get(recent) ?? new Map<Seat, Retractable | null>()
  if (known.size === 0) retractables.set(recent, known)
  const found = known.get(seat)
  if (found !== undefined) return found
  const retractable = findRetractable(game, table, recent, seat)
  known.set(seat, retractable)
  return retractable
}

function findRetractable(
  game: AnyGame,
  { options }: Table,
  recent: Recent,
  seat: Seat,
): Retractable | null {
  const at = lastMoveOf(recent, seat)
  const last = recent.steps[at]
  if (!last || !('move' in last) || last.by === 'bot' || last.isDecided) return null
  const before = recent.steps
    .slice(0, at)
    .reduce((state, step) => applyStep(game, options, state, step), recent.state)
  const retraction = { before, seat, move: last.move, since: recent.steps.slice(at + 1) }
  const state = withoutMove(game, options, retraction)
  return (
    state && {
      ...retraction,
      at,
      state,
      isFree: once(() => isFree(game, options, retraction)),
      hasTurnedHidden: once(() => hasTurnedHidden(game, options, retraction)),
    }
  )
}

/** Returns a function that calls `compute` at most once. */
function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null
  return () => (known ??= { value: compute() }).value
}

const lastMoveOf = (recent: Deal['recent'], seat: Seat): number =>
  recent?.steps.findLastIndex((step) => 'move' in step && step.seat === seat) ?? -1

type Found = {
  readonly phase: Playing
  readonly isFree: boolean
  readonly asked: readonly string[]
}

/** Returns how a seat can take its last move back, or why it cannot. */
function findTakeBack(
  game: AnyGame,
  table: Table,
  seat: Seat,
  now: number,
): Result<Found, Refused> {
  const { phase } = table
  if (phase.name !== 'playing') return refuse({ refusal: 'not-now' })
  if (!table.takeBack) return refuse({ refusal: 'take-back-off' })
  if (humanAt(table, seat)?.substituted) return refuse({ refusal: 'substituted-by-bot' })
  if (phase.paused) return refuse({ refusal: 'paused' })
  if (phase.takeBack) return refuse({ refusal: 'take-back-asked' })
  const found = retractableAt(game, table, phase.deal, seat)
  if (!found) return refuse({ refusal: 'stale' })
  if (found.isFree()) return ok({ phase, isFree: true, asked: [] })
  const others = table.seats.filter((_, other) => other !== seat)
  const asked = others.flatMap((one) => (canAnswer(one, now) ? one.id : []))
  return mustStay(table, found, asked)
    ? refuse({ refusal: 'take-back-shown' })
    : ok({ phase, isFree: false, asked })
}

/**
 * Returns whether a move must stay because it turned over a hidden card, and no other person agrees
 * or a bot plays. Bots never agree to take such a move back.
 * @param agreeing the other people who can agree, or have agreed
 */
const mustStay = ({ seats }: Table, found: Retractable, agreeing: readonly string[]): boolean =>
  (agreeing.length === 0 || seats.some((one, seat) => seat !== found.seat && isPlayedByBot(one))) &&
  found.hasTurnedHidden()

/** Returns whether a person sits here who is not away and not substituted by a bot. */
const canAnswer = (one: TableSeat | undefined, now: number): one is Human =>
  one?.kind === 'human' && !one.substituted && (one.connected || one.since + timeouts.away > now)

/** Returns how a seat can take its last move back. */
export function takeBackOffer(
  game: AnyGame,
  table: Table,
  seat: Seat,
  now: number,
): Result<TakeBackOffer, Refused> {
  const found = findTakeBack(game, table, seat, now)
  if (!found.ok) return found
  const { phase, asked, isFree: free } = found.value
  return ok({ turn: phase.deal.turn, free, asks: asked.map((id) => seatOf(table, id)) })
}

/**
 * Takes a player's last move back, or first asks the other players whether it may be taken back.
 */
export function takeBack(
  game: AnyGame,
  table: Table,
  seat: Seat,
  { id }: Human,
  { turn }: { readonly turn: number },
  { now }: DecisionContext,
): Decision {
  const found = findTakeBack(game, table, seat, now)
  if (!found.ok) return found
  const { phase, asked, isFree: free } = found.value
  if (turn !== phase.deal.turn) return refuse({ refusal: 'stale' })
  if (asked.length === 0)
    return ok(
      retract(game, table, phase, { seat, by: 'human', takeBack: free ? 'free' : 'agreed' }, now),
    )
  const request = { id, since: now, until: now + timeouts.takeBack, asked, agreed: [] }
  return ok({
    table: { ...table, phase: { ...phase, takeBack: request, botsActAt: null } },
    entry: { type: 'take-back', data: { seat, asks: true } },
  })
}

/**
 * Stores an answer to the open request. A single no ends the request, and the move stays. After the
 * last yes, the move is taken back.
 */
export function answerTakeBack(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  agrees: boolean,
  context: DecisionContext,
): Decision {
  const { phase } = table
  const request = phase.name === 'playing' && phase.takeBack
  if (!request) return refuse({ refusal: 'not-now' })
  const isOwn = human.id === request.id
  if (isOwn ? agrees : !request.asked.includes(human.id)) return refuse({ refusal: 'not-now' })
  const entry = { type: 'answer-take-back', data: { seat, agrees } } as const
  if (!agrees)
    return ok({ table: withoutRequest(table, phase, isOwn ? 'withdrawn' : 'declined'), entry })
  if (request.agreed.includes(human.id)) return ok({ table })
  const agreed = [...request.agreed, human.id]
  // The time starts again, because players who share a phone answer one after the other.
  const until = context.now + timeouts.takeBack
  const answered = { ...table, phase: { ...phase, takeBack: { ...request, agreed, until } } }
  return ok({ table: answered, entry, ...settleTakeBack(game, answered, context) })
}

/**
 * Decides the open request if all present players have agreed or the time is up. Returns null if it
 * stays open or there is none. Players who went away meanwhile are no longer asked.
 */
export function settleTakeBack(
  game: AnyGame,
  table: Table,
  { now }: DecisionContext,
): Change | null {
  const { phase } = table
  if (phase.name !== 'playing' || !phase.takeBack) return null
  const { id, until, agreed } = phase.takeBack
  const seat = seatOf(table, id)
  if (!isAskerPlaying(table, phase.takeBack))
    return { table: withoutRequest(table, phase, 'withdrawn') }
  if (until <= now) return { table: withoutRequest(table, phase, 'declined') }
  if (isAnswerMissing(table, phase.takeBack, now)) return null
  const found = retractableAt(game, table, phase.deal, seat)
  if (found && mustStay(table, found, agreed))
    return { table: withoutRequest(table, phase, 'declined') }
  return retract(game, table, phase, { seat, by: 'human', takeBack: 'agreed' }, now)
}

/**
 * Returns the times when the alarm has to ring for the open request. If its player or everyone who
 * could still answer has left, the alarm rings at once.
 */
export function takeBackTimes(table: Table, now: number): number[] {
  const { phase } = table
  if (phase.name !== 'playing' || !phase.takeBack) return []
  const request = phase.takeBack
  const isOpen = isAskerPlaying(table, request) && isAnswerMissing(table, request, now)
  return [isOpen ? request.until : now + 1]
}

const isAskerPlaying = (table: Table, { id }: TakeBackRequest): boolean =>
  humanAt(table, seatOf(table, id))?.substituted === false

const isAnswerMissing = (table: Table, { asked, agreed }: TakeBackRequest, now: number): boolean =>
  asked.some((id) => !agreed.includes(id) && canAnswer(table.seats[seatOf(table, id)], now))

/** Ends the request without taking the move back. The player can't ask again for the same move. */
function withoutRequest(table: Table, phase: Playing, result: 'declined' | 'withdrawn'): Table {
  const { deal, takeBack: request } = phase
  const { recent, turn } = deal
  const seat = seatOf(table, request?.id ?? '')
  const at = lastMoveOf(recent, seat)
  const last = recent?.steps[at]
  return {
    ...table,
    phase: {
      ...phase,
      takeBack: null,
      lastTakeBack: seat < 0 ? null : { seat, turn, result },
      deal: {
        ...deal,
        recent:
          recent && last
            ? { ...recent, steps: recent.steps.with(at, { ...last, isDecided: true }) }
            : recent,
      },
    },
  }
}

/**
 * Takes the last move of a seat back. The turn number rises, so that commands for the old view are
 * stale.
 */
export function retract(
  game: AnyGame,
  table: Table,
  phase: Playing,
  step: Extract<GameStep, { takeBack: unknown }>,
  now: number,
): Change {
  const { deal } = phase
  const { seat, takeBack: result } = step
  const { recent } = deal
  const found = retractableAt(game, table, deal, seat)
  // An update of the rules may have emptied `recent`. Then the move can no longer be taken back.
  if (!found || !recent) return { table: withoutRequest(table, phase, 'declined') }
  const steps = recent.steps.toSpliced(found.at, 1)
  const turn = deal.turn + 1
  return {
    table: {
      ...table,
      phase: {
        ...phase,
        deal: {
          ...deal,
          state: found.state,
          turn,
          sameSince: deal.sameSince.map(() => turn),
          past: pastAfter(game, table, deal),
          trail: trailAfter(game, table, deal),
          recent: steps.length > 0 ? { ...recent, steps } : null,
          movedAt: now,
        },
        takeBack: null,
        lastTakeBack: { seat, turn, result },
        signalled: [],
        pendingTurns: withClockResumed(phase, { seat, spent: recent.steps[found.at]?.spent }, now),
      },
    },
    entry: { type: 'take-back', data: step },
  }
}

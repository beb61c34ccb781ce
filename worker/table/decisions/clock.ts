import { timeouts } from '../../../shared/protocol/limits.ts'
import {
  actAsBot,
  botSeats,
  willBotsAct,
  canBotsAct,
  isBotToMove,
  nextBotActionAt,
  nextBotSignal,
} from './bots.ts'
import { botMoveDelay, chargeBotMove } from './budgets.ts'
import { endGameIfOver, start } from './deal.ts'
import { nextExpiryCheck, withoutFutureTimes } from './expiry.ts'
import { hostPassesAt, withActingHost, withHostBack, withoutOldHostCall } from './host.ts'
import { withTrail } from './open-hands.ts'
import { notificationTimes, withNotifications } from './push.ts'
import {
  joinRequestExpiries,
  swapRequestExpiries,
  withoutExpiredJoinRequests,
  withoutExpiredSwapRequests,
} from './seats.ts'
import { withSubstitute, turnDeadlines, withTurnTimeouts } from './substitutes.ts'
import {
  dealAt,
  humansAt,
  type Change,
  type FindGame,
  type GameWithBots,
  type DecisionContext,
  type Playing,
  type Table,
  type BotThought,
} from './table.ts'
import { settleTakeBack, takeBackTimes } from './take-back.ts'
import { absentSince, waitingSince, withPause, withPendingTurns } from './turn-clock.ts'
import { dealByVote, markedAsVoted, votingTimes, withVoting } from './vote.ts'

/**
 * Applies everything that follows from a change. For example, it numbers the log entry, ends the
 * game, starts or ends a pause, and schedules bots and notifications.
 */
export function applyConsequences<Made extends Change>(
  game: GameWithBots,
  before: Table,
  change: Made,
  context: DecisionContext,
): Made {
  const advanced = advance(game, before, change, context)
  const table = withNotifications(before, advanced.table, context.now)
  return table === advanced.table ? advanced : { ...advanced, table }
}

function advance<Made extends Change>(
  game: GameWithBots,
  before: Table,
  change: Made,
  context: DecisionContext,
): Made {
  const hosted = withHostBack(change.table, context.now)
  const called = withoutExpiredSwapRequests(withoutOldHostCall(before, hosted), context.now)
  const counted = change.entry ? { ...called, seq: before.seq + 1 } : called
  const table = withTrail(withAutoSubstitutes(endGameIfOver(game, counted, context), context))
  if (table.phase.name !== 'playing')
    return { ...change, table: withVoting(game, table, context.now) }
  const paused = withPause(game, table, table.phase, context.now)
  const phase = withPendingTurns(game, before, { ...table, phase: paused }, paused, context.now)
  const botsActAt = scheduleBots(game, before, { ...table, phase }, phase, context)
  // If nothing follows, return the same object, because every new object is written.
  const same = phase === table.phase && botsActAt === phase.botsActAt
  return {
    ...change,
    table: same ? table : { ...table, phase: { ...phase, botsActAt: botsActAt } },
  }
}

/**
 * Returns when bots act next. A change of the deal or of the bots' seats sets a new time. The time
 * does not depend on the bots' cards, so it reveals nothing about the cards.
 */
function scheduleBots(
  game: GameWithBots,
  before: Table,
  table: Table,
  phase: Playing,
  context: DecisionContext,
): number | null {
  const bots = botSeats(table, context.now)
  if (bots.length === 0) return null
  const unchanged =
    dealAt(before)?.state === phase.deal.state &&
    botSeats(before, context.now).join() === bots.join()
  if (unchanged) return phase.botsActAt
  if (!canBotsAct(game, table, phase, context.now)) return null
  const next = nextBotActionAt(game, table, phase, context)
  const { botsActAt } = phase
  // A signal does not postpone a bot's move. If `botsActAt` has passed and no bot has to move, that
  // was the time at which bots could signal, so they get a new time.
  const isToCome =
    botsActAt !== null && (botsActAt > context.now || isBotToMove(game, table, phase, context.now))
  const isSameTurn = dealAt(before)?.turn === phase.deal.turn
  return isSameTurn && isToCome ? Math.min(botsActAt, next) : next
}

/**
 * Applies everything whose time has come. It is safe to call this function too early, too late or
 * twice. If a bot's move has to be computed first, the result contains a `botTask`. In that case
 * compute the move, add the result to `thoughts`, and call the function again.
 * @param thoughts the results of all bot tasks of this alarm so far
 */
export function tick(
  game: GameWithBots,
  before: Table,
  context: DecisionContext,
  findGame: FindGame,
  thoughts: readonly BotThought[] = [],
): Change {
  const corrected = withoutFutureTimes(withoutExpiredJoinRequests(before, context.now), context)
  const table = withActingHost(corrected, context.now)
  const { table: settled } = applyConsequences(game, before, { table }, context)
  const takenBack = settleTakeBack(game, settled, context)
  if (takenBack) return applyConsequences(game, settled, takenBack, context)
  const dealt = dealByVote(game, settled, context, findGame)
  if (dealt) return applyConsequences(game, settled, dealt, context)
  const { table: paused } = applyConsequences(
    game,
    settled,
    { table: withTurnTimeouts(settled, context) },
    context,
  )
  if (paused.phase.name !== 'playing') return { table: paused }
  const { botsActAt } = paused.phase
  if (botsActAt === null || botsActAt > context.now) return { table: paused }
  const isMove = isBotToMove(game, paused, paused.phase, context.now)
  const wait = isMove ? botMoveDelay(paused, context) : 0
  if (wait > 0)
    return { table: { ...paused, phase: { ...paused.phase, botsActAt: context.now + wait } } }
  const acted = actAsBot(game, paused, paused.phase, context, thoughts)
  if (acted.botTask) return { table: paused, botTask: acted.botTask }
  const counted = acted.entry?.type === 'move' ? chargeBotMove(acted.table, context) : acted.table
  return applyConsequences(game, paused, { ...acted, table: counted }, context)
}

/**
 * Returns the changes that follow immediately from a change: the signals of other bots after a
 * bot's signal, or the deal of another game for which everyone has voted. All these changes are
 * stored in one row and broadcast together.
 */
export function collectFollowUps(
  game: GameWithBots,
  change: Change,
  context: DecisionContext,
  findGame: FindGame,
): Change[] {
  if (change.entry?.type === 'choose-game') return dealOfChosenGame(change.table, context, findGame)
  const followUps: Change[] = []
  let { table } = change
  while (change.entry?.type === 'signal' && table.phase.name === 'playing') {
    const signal = nextBotSignal(game, table, table.phase, context.now)
    if (!signal) break
    const next = applyConsequences(game, table, signal, context)
    followUps.push(next)
    table = next.table
  }
  return followUps
}

function dealOfChosenGame(table: Table, context: DecisionContext, findGame: FindGame): Change[] {
  const game = findGame(table.game)
  if (!game) return []
  const dealt = start(game, table, context)
  return dealt.ok ? [applyConsequences(game, table, markedAsVoted(dealt.value), context)] : []
}

/** Returns the time when the alarm must ring next. It is never later than the next expiry check. */
export function nextAlarmTime(game: GameWithBots, table: Table, now: number): number {
  const times = alarmTimes(game, table, now).filter((time) => time > now)
  return Math.min(nextExpiryCheck(table, now), ...times)
}

function alarmTimes(game: GameWithBots, table: Table, now: number): number[] {
  const humans = humansAt(table)
  const times = humans.some(({ connected }) => connected) ? [now + timeouts.deadSocket] : []
  const awayTimes = humans
    .filter(({ connected }) => !connected)
    .map(({ since }) => since + timeouts.away)
  const hostPasses = hostPassesAt(table)
  if (hostPasses !== null) times.push(hostPasses)
  times.push(
    ...joinRequestExpiries(table),
    ...swapRequestExpiries(table),
    ...notificationTimes(table, now),
    ...votingTimes(table),
    ...takeBackTimes(table),
  )
  if (table.phase.name !== 'playing') return times
  const { botsActAt } = table.phase
  // If the time of a turn is already up, its alarm may have been lost. So set the alarm for the
  // next millisecond.
  times.push(...awayTimes, ...autoSubstituteTimes(table))
  times.push(...turnDeadlines(table, now).map((time) => Math.max(time, now + 1)))
  // If bots have nothing to do, set no alarm, since an alarm costs a written row.
  if (botsActAt === null || !willBotsAct(game, table, table.phase, now)) return times
  // If `botsActAt` has passed, the bot is computing its move. This alarm starts the computation
  // again in case it was interrupted.
  return [...times, botsActAt > now ? botsActAt : now + timeouts.botAnswer]
}

/**
 * Returns the table with bots as substitutes for absent players, if the host has turned this on and
 * other players are waiting.
 */
function withAutoSubstitutes(table: Table, context: DecisionContext): Table {
  if (table.phase.name !== 'playing' || !table.autoSubstitute) return table
  let substituted = table
  for (const seat of table.seats.keys()) {
    const due = autoSubstituteAt(table, seat)
    if (due !== null && due <= context.now) substituted = withSubstitute(substituted, seat, context)
  }
  return substituted
}

function autoSubstituteTimes(table: Table): number[] {
  return table.autoSubstitute
    ? table.seats.flatMap((_, seat) => autoSubstituteAt(table, seat) ?? [])
    : []
}

/**
 * Returns when a bot substitutes for this absent player; null if never. The timeout starts only
 * once a player is connected. Otherwise the first player to return would find bots on all other
 * seats. If the absent player has left the seat, the bot does not wait for the timeout.
 */
function autoSubstituteAt(table: Table, seat: number): number | null {
  const one = table.seats[seat]
  const absent = one ? absentSince(table, one) : null
  const waiting = waitingSince(table)
  if (absent === null || waiting === null) return null
  return Math.max(absent, waiting) + (one?.kind === 'open' ? 0 : timeouts.autoSubstitution)
}

import { botSeats, canBotsAct, isBotToMove, nextBotActionAt, nextBotSignal } from './bots.ts'
import { endGameIfOver, start } from './deal.ts'
import { withHostBack, withoutOldHostCall } from './host.ts'
import { withTrail } from './open-hands.ts'
import { withNotifications } from './push.ts'
import { withoutExpiredSwapRequests } from './seats.ts'
import { withAutoSubstitutes } from './substitutes.ts'
import {
  dealAt,
  type Change,
  type DecisionContext,
  type FindGame,
  type GameWithBots,
  type Playing,
  type Table,
} from './table.ts'
import { withPause, withPendingTurns } from './turn-clock.ts'
import { markedAsVoted, withVoting } from './vote.ts'

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
  const ended = endGameIfOver(game, counted, context)
  const table = withTrail(game, withAutoSubstitutes(ended, context))
  if (table.phase.name !== 'playing')
    return { ...change, table: withVoting(game, table, context.now) }
  const paused = withPause(game, table, table.phase, context.now)
  const phase = withPendingTurns(game, before, { ...table, phase: paused }, paused, context.now)
  const botsActAt = scheduleBots(game, before, { ...table, phase }, phase, context)
  // If nothing follows, return the same object, because every new object is written.
  const same = phase === table.phase && botsActAt === phase.botsActAt
  return {
    ...change,
    table: same ? table : { ...table, phase: { ...phase, botsActAt } },
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

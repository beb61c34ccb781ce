import { timeouts } from '../../../shared/protocol/limits.ts'
import { actAsBot, isBotToMove, willBotsAct } from './bots.ts'
import { botMoveDelay, chargeBotMove, networkExpiries, withoutLeftNetworks } from './budgets.ts'
import { applyConsequences } from './consequences.ts'
import { nextExpiryCheck, withoutFutureTimes } from './expiry.ts'
import { hostPassesAt, withActingHost } from './host.ts'
import { notificationTimes } from './push.ts'
import { joinRequestExpiries, swapRequestExpiries, withoutExpiredJoinRequests } from './seats.ts'
import { autoSubstituteTimes, turnDeadlines, withTurnTimeouts } from './substitutes.ts'
import {
  humansAt,
  type BotThought,
  type Change,
  type DecisionContext,
  type FindGame,
  type GameWithBots,
  type Table,
} from './table.ts'
import { settleTakeBack, takeBackTimes } from './take-back.ts'
import { dealByVote, votingTimes } from './vote.ts'

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
  const { now } = context
  const current = withoutLeftNetworks(withoutExpiredJoinRequests(before, now), now)
  const table = withActingHost(withoutFutureTimes(current, context), now)
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
    ...networkExpiries(table),
    ...notificationTimes(table, now),
    ...votingTimes(table),
    ...takeBackTimes(table, now),
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

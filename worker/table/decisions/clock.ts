import { patience } from '../../../shared/protocol/limits.ts'
import {
  actOnce,
  botSeats,
  botsHaveToAct,
  botsMayAct,
  isBotToMove,
  nextLook,
  nextToSpeak,
} from './bots.ts'
import { untilNextMove, withBotsMove } from './budgets.ts'
import { endedIfOver } from './deal.ts'
import { nextLookAtAge, onThisClock } from './expiry.ts'
import { hostPassesAt, withActingHost, withHostBack, withoutOldCall } from './host.ts'
import { withTrail } from './open-hands.ts'
import { noticeTimes, withNotices } from './push.ts'
import { lapses, swapsLapse, withoutLapsed, withoutOldSwaps } from './seats.ts'
import { keptByBot, timesUp, withTimeUp } from './substitutes.ts'
import {
  dealAt,
  humansAt,
  type Change,
  type GameWithBots,
  type Moment,
  type Playing,
  type Table,
  type Thought,
} from './table.ts'
import { absentSince, waitingSince, withPause, withThinking } from './turn-clock.ts'

/** What follows by itself from a change: the entry is counted, the game may be over, a pause begins or ends, bots look. */
export function settled<Made extends Change>(
  game: GameWithBots,
  before: Table,
  change: Made,
  moment: Moment,
): Made {
  const made = played(game, before, change, moment)
  const table = withNotices(before, made.table, moment.now)
  return table === made.table ? made : { ...made, table }
}

function played<Made extends Change>(
  game: GameWithBots,
  before: Table,
  change: Made,
  moment: Moment,
): Made {
  const hosted = withHostBack(change.table, moment.now)
  const called = withoutOldSwaps(withoutOldCall(before, hosted), moment.now)
  const counted = change.entry ? { ...called, seq: before.seq + 1 } : called
  const table = withTrail(withKeepers(endedIfOver(game, counted, moment), moment))
  if (table.phase.name !== 'playing') return { ...change, table }
  const paused = withPause(game, table, table.phase, moment.now)
  const phase = withThinking(game, before, { ...table, phase: paused }, paused, moment.now)
  const botAt = looksAt(game, before, { ...table, phase }, phase, moment)
  // The very same where nothing follows: what has not changed is not written.
  const same = phase === table.phase && botAt === phase.botAt
  return { ...change, table: same ? table : { ...table, phase: { ...phase, botAt } } }
}

/** When bots look at the table: anew after each change that is one for them, whatever their cards are. */
function looksAt(
  game: GameWithBots,
  before: Table,
  table: Table,
  phase: Playing,
  moment: Moment,
): number | null {
  const bots = botSeats(table, moment.now)
  if (bots.length === 0) return null
  const unchanged =
    dealAt(before)?.state === phase.deal.state &&
    botSeats(before, moment.now).join() === bots.join()
  if (unchanged) return phase.botAt
  if (!botsMayAct(game, table, phase, moment.now)) return null
  const next = nextLook(game, table, phase, moment)
  const { botAt } = phase
  // What somebody signals meanwhile is heeded, and puts off nothing. Where bots have only listened, they have looked by then.
  const isToCome =
    botAt !== null && (botAt > moment.now || isBotToMove(game, table, phase, moment.now))
  const isSameTurn = dealAt(before)?.turn === phase.deal.turn
  return isSameTurn && isToCome ? Math.min(botAt, next) : next
}

/**
 * What time has brought. Harmless when it is asked too early, too late or twice: if a bot has to think first, it is asked
 * again with what came of that, and with all that bots thought before at this moment.
 */
export function wake(
  game: GameWithBots,
  before: Table,
  moment: Moment,
  thoughts: readonly Thought[] = [],
): Change {
  const right = onThisClock(withoutLapsed(before, moment.now), moment)
  const table = withActingHost(right, moment.now)
  const { table: still } = settled(game, before, { table }, moment)
  const { table: paused } = settled(game, still, { table: withTimeUp(still, moment) }, moment)
  if (paused.phase.name !== 'playing') return { table: paused }
  const { botAt } = paused.phase
  if (botAt === null || botAt > moment.now) return { table: paused }
  const isMove = isBotToMove(game, paused, paused.phase, moment.now)
  const wait = isMove ? untilNextMove(paused, moment) : 0
  if (wait > 0)
    return { table: { ...paused, phase: { ...paused.phase, botAt: moment.now + wait } } }
  const acted = actOnce(game, paused, paused.phase, moment, thoughts)
  if (acted.thinks) return { table: paused, thinks: acted.thinks }
  const counted = acted.entry?.what === 'move' ? withBotsMove(acted.table, moment) : acted.table
  return settled(game, paused, { ...acted, table: counted }, moment)
}

/**
 * Returns what else bots have to say after one of them has said something: people hear it in one breath, and one row holds it.
 */
export function inSameBreath(game: GameWithBots, change: Change, moment: Moment): Change[] {
  const breath: Change[] = []
  let { table } = change
  while (change.entry?.what === 'signal' && table.phase.name === 'playing') {
    const said = nextToSpeak(game, table, table.phase, moment.now)
    if (!said) break
    const next = settled(game, table, said, moment)
    breath.push(next)
    table = next.table
  }
  return breath
}

/** When the table wants to be woken next, and at the latest to see whether it is to be forgotten. */
export function nextWake(game: GameWithBots, table: Table, now: number): number {
  const times = wakes(game, table, now).filter((time) => time > now)
  return Math.min(nextLookAtAge(table, now), ...times)
}

function wakes(game: GameWithBots, table: Table, now: number): number[] {
  const humans = humansAt(table)
  const times = humans.some(({ here }) => here) ? [now + patience.deadSocket] : []
  const leavings = humans.filter(({ here }) => !here).map(({ since }) => since + patience.away)
  const passes = hostPassesAt(table)
  if (passes !== null) times.push(passes)
  times.push(...lapses(table), ...swapsLapse(table), ...noticeTimes(table, now))
  if (table.phase.name !== 'playing') return times
  const { botAt } = table.phase
  // A turn whose time is up is always still to be seen to, whatever has become of the alarm that was set for it.
  times.push(...leavings, ...keeperTimes(table))
  times.push(...timesUp(table, now).map((time) => Math.max(time, now + 1)))
  // An alarm costs a row: none is set for bots that have nothing to do.
  if (botAt === null || !botsHaveToAct(game, table, table.phase, now)) return times
  // A bot that is due thinks; where that was cut off, it begins again.
  return [...times, botAt > now ? botAt : now + patience.thought]
}

/** Where the table wants it, bots keep the chairs of those who stay away, for the sake of those who are here. */
function withKeepers(table: Table, moment: Moment): Table {
  if (table.phase.name !== 'playing' || !table.keeper) return table
  let kept = table
  for (const seat of table.seats.keys()) {
    const due = keeperDue(table, seat)
    if (due !== null && due <= moment.now) kept = keptByBot(kept, seat, moment)
  }
  return kept
}

function keeperTimes(table: Table): number[] {
  return table.keeper ? table.seats.flatMap((_, seat) => keeperDue(table, seat) ?? []) : []
}

/**
 * Counted from when somebody was here to wait: who comes back first does not find all others kept. Whoever has left is
 * not waited for.
 */
function keeperDue(table: Table, seat: number): number | null {
  const one = table.seats[seat]
  const absent = one ? absentSince(table, one) : null
  const waiting = waitingSince(table)
  if (absent === null || waiting === null) return null
  return Math.max(absent, waiting) + (one?.kind === 'open' ? 0 : patience.keeper)
}

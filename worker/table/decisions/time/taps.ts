import type { AnyGame, Seat } from '../../../../shared/game/game.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import type { GameWithBots } from '../decision.ts'
import { botsHaveToAct, isBotToMove } from '../play/bots.ts'
import { humansAt, seatOf, type Table } from '../table.ts'
import { botAt, dueIn, type TapTimes } from './due.ts'
import { timesUp } from './time-up.ts'

// A page at the table can say when the bots are to look at it, which costs a twentieth of a request; an alarm costs two
// rows, since it is set for the bots and then again for what comes after. What they do then is for the table to say, by
// its own clock. Pages tap too when somebody may have taken long over their turn.

/** What has the table look after its bots: an alarm, or the pages of those who sit there, or nothing, as none has to act. */
export type BotsCalled = 'by-alarm' | 'by-taps' | 'not'

/** @param tappers how many lines are open that tap */
export function botsCalled(
  game: GameWithBots,
  table: Table,
  tappers: number,
  now: number,
): BotsCalled {
  if (tappers > 0 && humansAt(table).some(({ here }) => here)) return 'by-taps'
  return haveToAct(game, table, now) ? 'by-alarm' : 'not'
}

/**
 * Whose page is the first to tap: one that can be seen, if any can, since browsers slow the clocks of all others. Null
 * where none taps.
 */
export function firstToTap(table: Table, ids: readonly string[]): Seat | null {
  const seats = ids.map((id) => seatOf(table, id)).filter((seat) => seat >= 0)
  const inSight = seats.filter((seat) => isInSight(table, seat))
  const among = inSight.length > 0 ? inSight : seats
  return among.length > 0 ? Math.min(...among) : null
}

function isInSight({ seats }: Table, seat: Seat): boolean {
  const one = seats[seat]
  return one?.kind === 'human' && one.inSight
}

/**
 * One page is enough. All others than the first tap a while after it, and only for a bot whose move is waited for: of a
 * look without a word they would not know whether anybody has tapped.
 */
export function tapTimes(game: AnyGame, first: Seat | null, now: number): TapTimes | null {
  if (first === null) return null
  return (table, seat) => {
    const due = dueIn(table, now)
    if (due === null || seat === first) return due
    const isAwaited = table.phase.name === 'playing' && isBotToMove(game, table, table.phase, now)
    return isAwaited ? due + patience.tapAgain : null
  }
}

/** Whether a tap now is for something: the bots are to look, or a turn has taken as long as it may. */
export const isTapDue = (table: Table, now: number): boolean =>
  dueIn(table, now) === 0 || timesUp(table, now).some((time) => time <= now)

/** Whoever was to tap has left a bot waiting for longer than it thinks. */
export function isNeglected(game: GameWithBots, table: Table, now: number): boolean {
  const at = botAt(table)
  return at !== null && at + patience.thought < now && haveToAct(game, table, now)
}

const haveToAct = (game: GameWithBots, table: Table, now: number): boolean =>
  table.phase.name === 'playing' && botsHaveToAct(game, table, table.phase, now)

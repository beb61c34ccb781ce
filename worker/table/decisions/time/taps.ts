import { patience } from '../../../../shared/wire/limits.ts'
import type { GameWithBots } from '../decision.ts'
import { botsHaveToAct } from '../play/bots.ts'
import { humansAt, type Table } from '../table.ts'
import { botAt } from './due.ts'

// A page at the table can say when the bots are to look at it, which costs a twentieth of a request; an alarm costs two
// rows, since it is set for the bots and then again for what comes after. What they do then is for the table to say, by
// its own clock.

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

/** Whoever was to tap has left a bot waiting for longer than it thinks. */
export function isNeglected(game: GameWithBots, table: Table, now: number): boolean {
  const at = botAt(table)
  return at !== null && at + patience.thought < now && haveToAct(game, table, now)
}

const haveToAct = (game: GameWithBots, table: Table, now: number): boolean =>
  table.phase.name === 'playing' && botsHaveToAct(game, table, table.phase, now)

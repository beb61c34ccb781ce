import type { AnyGame } from '../../../../shared/game/game.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import { isPlayedByBot, type Playing, type Table } from '../table.ts'

// A page at the table can say when a bot is due, which costs a twentieth of a request; an alarm costs two rows, since it
// is set for the bot and then again for what comes after. When a bot moves is still for the table's own clock to say.

/** What has the table look after its bots: an alarm, or the pages of those who sit there. */
export type BotsCalled = 'by-alarm' | 'by-taps'

/** @param tappers how many lines are open that tap */
export const botsCalled = (game: AnyGame, table: Table, tappers: number): BotsCalled =>
  tappers > 0 && toldAt(game, table) !== null ? 'by-taps' : 'by-alarm'

/** In how many milliseconds a bot is due to move; null where none is. */
export function dueIn(game: AnyGame, table: Table, now: number): number | null {
  const at = toldAt(game, table)
  return at === null ? null : Math.max(0, at - now)
}

/** What a page was told of a bot before is true no longer. */
export const isDueAnew = (before: Table, table: Table): boolean => botAt(table) !== botAt(before)

/** Whoever was to tap has left a bot waiting for longer than it thinks. */
export function isNeglected(table: Table, now: number): boolean {
  const at = botAt(table)
  return at !== null && at + patience.thought < now
}

const botAt = ({ phase }: Table): number | null => (phase.name === 'playing' ? phase.botAt : null)

/** That a bot has something to say follows from its cards, and is known once it has said it; whose turn it is, everybody sees. */
const toldAt = (game: AnyGame, table: Table): number | null =>
  table.phase.name === 'playing' && isBotToMove(game, table, table.phase) ? table.phase.botAt : null

const isBotToMove = (game: AnyGame, { seats }: Table, { deal, standIns }: Playing): boolean =>
  game.toMove(deal.state).some((seat) => {
    const one = seats[seat]
    return standIns.includes(seat) || (one !== undefined && isPlayedByBot(one))
  })

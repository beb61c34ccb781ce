import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { PanelOverride, Nudge } from '../../kit/table/table-context.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { lazy } from '../../kit/lazy.tsx'
import { localise } from '../../words/index.ts'
import { timeWords } from '../../words/time.ts'
import { storedRealMove } from '../../parts/real-move.ts'
import { isSlowAt, pendingTurnOf } from '../../parts/turn-clock.ts'

export { AskHost } from './AskHost.tsx'
export { ElapsedTime } from './ElapsedTime.tsx'
export { TimeNotices } from './TimeNotices.tsx'

const takeBack = () => import('../take-back/TakeBack.tsx')
export const TakeBackButton = lazy(() => takeBack().then((part) => part.TakeBackButton))
export const TakeBackRequest = lazy(() => takeBack().then((part) => part.TakeBackRequest))

/**
 * Returns the text that replaces a part of the viewer's prompt: while another player is slow, or in
 * the first turn of a table that plays a finished game on. Otherwise null.
 */
export function panelOverride(
  table: PublicTable,
  mine: Seat | null,
  now: number,
  turn: number | undefined,
): PanelOverride | null {
  const realMove = table.sameDeal?.playedOn && mine !== null && storedRealMove(table.code)
  return realMove && realMove.turn === turn
    ? { detail: realMove.text }
    : slowTurnPrompt(table, mine, now)
}

/**
 * Returns the text that replaces the viewer's prompt while another player is slow. Otherwise null.
 */
export function slowTurnPrompt(
  table: PublicTable,
  mine: Seat | null,
  now: number,
): Required<PanelOverride> | null {
  const text = localise(timeWords)
  const slow = table.seats.flatMap((one, seat) =>
    seat !== mine && isSlowAt(table, seat, now) ? [one.name] : [],
  )
  const [name] = slow
  // If several players are slow, the usual prompt stays, because the board marks the slow players.
  if (name === undefined || slow.length > 1 || isThinking(table, mine)) return null
  return { title: text.thinks(name), detail: text.howToNudge }
}

const isThinking = (table: PublicTable, mine: Seat | null): boolean =>
  mine !== null && pendingTurnOf(table, mine) !== undefined

export const nudgeAction = (send: (command: CommandInput) => void): Nudge => ({
  act: (seat) => send({ type: 'nudge', seat }),
  name: ({ name }) => localise(timeWords).nudge(name),
})

/**
 * Returns the title of the browser tab for a player who was reminded to move; null without a
 * reminder.
 */
export function nudgeTabTitle({ seats, ...table }: PublicTable, mine: Seat | null): string | null {
  const nudge = mine === null ? undefined : pendingTurnOf({ seats, ...table }, mine)?.nudge
  const by = nudge && seats[nudge.by]
  return by ? localise(timeWords).waits(by.name) : null
}

import { thinker, type BotContext, type Bots } from '../../../game/bot.ts'
import type { Seat } from '../../../game/game.ts'
import type { CooperativeTask } from '../../../cooperative-task.ts'
import { candidatesFor } from './impression.ts'
import { greedy } from './greedy.ts'
import { bestAhead } from './look-ahead.ts'
import { plannerFor } from './plan.ts'
import { positionOf, halfForeseen } from './position.ts'
import { reason } from './reason.ts'
import { decodeRows } from '../rules/chip-codec.ts'
import { worth } from '../rules/chips.ts'
import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import type { Chips, Move, View } from '../rules/state.ts'

/**
 * An easy bot considers only the field where its chip is placed. A medium bot plans its hand over
 * the remaining rounds and expects pushes. A hard bot plays the most promising moves to the end of
 * the deal in many sampled deals.
 */
export const bot = thinker<Options, Move, never, View>({
  *think(view, options, context) {
    return view.seat === null ? null : yield* choose(view, options, view.seat, context)
  },
  signal: () => null,
  reason,
})

export const bots: Bots<Options, Move, never, View> = { bot, rivals: { greedy } }

function* choose(
  view: View,
  options: Options,
  seat: Seat,
  context: BotContext,
): CooperativeTask<Move | null> {
  const offered = moves(view)
  if (offered.length < 2) return offered[0] ?? null
  if (context.strength === 'easy') return bestLanding(view, offered)
  const position = halfForeseen(positionOf(view, options, seat))
  const planner = plannerFor(position)
  yield* planner.prepare(position.hand, (position.toCome[0]?.round ?? 5) + 1)
  const candidates = candidatesFor(position, planner, offered)
  if (context.strength === 'medium') return candidates[0]?.move ?? null
  const best = yield* bestAhead(candidates, position, planner, context)
  return best?.move ?? null
}

/**
 * Returns the move whose chip scores most on its first field. The value of the player's own chips
 * that it pushes off is subtracted.
 */
function bestLanding(view: View, offered: readonly Move[]): Move | null {
  const lying = decodeRows(view.rows)
  let [best, most] = [null as Move | null, -Infinity]
  for (const move of offered) {
    const points = pointsNow(move, lying[move.row] ?? [], view.seat ?? 0)
    if (points > most) [best, most] = [move, points]
  }
  return best
}

function pointsNow({ row, chip }: Move, lying: Chips, seat: number): number {
  const pushedOff = lying[2]
  const lost = pushedOff?.owner === seat ? worth(pushedOff, row, 2) : 0
  return worth({ owner: seat, super: chip === 'super' }, row, 0) - lost
}

import type { Asked, Bot, Bots } from '../../../game/bot.ts'
import type { Seat } from '../../../game/game.ts'
import { candidatesFor } from './impression.ts'
import { bestLanding } from './landing.ts'
import { greedy } from './greedy.ts'
import { surest } from './look-ahead.ts'
import { plannerFor } from './plan.ts'
import { positionOf, halfForeseen } from './position.ts'
import { reason } from './reason.ts'
import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/**
 * Learning, it sees where its chip lands. An even match plans its hand over the rounds to come, and thinks of the pushes in
 * them. At its best it plays what promises most to the end, in many worlds.
 */
export const bot: Bot<Options, Move, never, View> = {
  move: (view, options, thinking) =>
    view.seat === null ? null : choose(view, options, view.seat, thinking),
  signal: () => null,
  reason,
}

export const bots: Bots<Options, Move, never, View> = { bot, rivals: { greedy } }

function choose(
  view: View,
  options: Options,
  seat: Seat,
  { random, strength }: Asked,
): Move | null {
  const offered = moves(view)
  if (offered.length < 2) return offered[0] ?? null
  if (strength === 'learning') return bestLanding(view, offered)
  const position = halfForeseen(positionOf(view, options, seat))
  const planner = plannerFor(position)
  const candidates = candidatesFor(position, planner, offered)
  const best = strength === 'even' ? candidates[0] : surest(candidates, position, planner, random)
  return best?.move ?? null
}

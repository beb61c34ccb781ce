import type { Options } from '../../../shared/games/the-game/options.ts'
import { needOf } from './scene.ts'
import type { View } from '../../../shared/games/the-game/rules/state.ts'
import { outcomeOf } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  options: Options,
  { prompt: says, outcome }: Words,
  names: readonly string[],
): string {
  const ending = outcomeOf(view)
  if (ending) return outcome(ending)
  if (view.turn === null) return view.seat === null ? says.waitToBegin : says.begin
  if (view.turn !== view.seat) return says.theirs(names[view.turn] ?? '')
  const need = needOf(view, options)
  if (view.played.length === 0) return says.mine(need.cards)
  if (need.exactly && need.more > 0) return says.mineExactly(need.more)
  if (need.more > 0) return says.mineMore(need.more)
  return need.cover ? says.mineSkull : says.mineEnough
}

import { lastRound } from '../../../shared/games/nix/rules/moves.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import type { View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  _: Options,
  { prompt: says, outcome }: Words,
  names: readonly string[],
): string {
  const ending = outcomeOf(view)
  if (ending) return outcome(ending, names)
  if (view.turn !== view.seat) return says.theirs(names[view.turn ?? -1] ?? '')
  if (view.hand.length === 0) return says.noCard
  if (view.round === lastRound) return says.lastRound
  const isFirst = view.round === 1 && view.turn === view.first
  return isFirst ? says.start(view.deal) : says.mine
}

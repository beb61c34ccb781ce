import { moves } from '../../../shared/games/high-low/rules/moves.ts'
import { needOf } from '../../../shared/games/high-low/rules/need.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import type { View } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  _: Options,
  { prompt: says, outcome, need }: Words,
  names: readonly string[],
): string {
  const ending = outcomeOf(view)
  if (ending) return outcome(ending, names, view.seat)
  if (view.phase === 'exchange') {
    const isMine = view.seat !== null && view.ready?.[view.seat] === false
    return isMine ? says.exchange : says.waitFor(names.filter((_name, seat) => !view.ready?.[seat]))
  }
  if (view.turn !== view.seat) return says.theirs(names[view.turn ?? -1] ?? '')
  const offered = new Set(moves(view).map((move) => move.do))
  if (offered.has('flip')) return says.mineHidden
  if (offered.has('play')) return need(needOf(decodePlays(view.pile)))
  return offered.has('try') ? says.mineTry : says.mineTake
}

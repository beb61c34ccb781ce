import { moves } from './moves.ts'
import { needOf } from './need.ts'
import type { Options } from './options.ts'
import { outcomeShown } from './outcome-shown.ts'
import { playsOn } from './plays.ts'
import type { View } from './state.ts'
import type { Words } from './words/en.ts'

/** The one sentence in the fixed place. */
export function prompt(
  view: View,
  _: Options,
  { prompt: says, outcome, need }: Words,
  names: readonly string[],
): string {
  const ending = outcomeShown(view)
  if (ending) return outcome(ending, names)
  if (view.phase === 'exchange') {
    const isMine = view.seat !== null && view.ready?.[view.seat] === false
    return isMine ? says.exchange : says.waitFor(names.filter((_name, seat) => !view.ready?.[seat]))
  }
  if (view.turn !== view.seat) return says.theirs(names[view.turn ?? -1] ?? '')
  const offered = new Set(moves(view).map((move) => move.do))
  if (offered.has('flip')) return says.mineHidden
  if (offered.has('lay')) return says.mine(need(needOf(playsOn(view.pile))))
  return offered.has('try') ? says.mineTry : says.mineTake
}

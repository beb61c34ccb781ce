import { rankIn, type Kind } from '../../../shared/games/switch/rules/cards.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import type { Demand } from '../../../shared/games/switch/rules/state.ts'

/** The cards that answer an open demand: those that pass it on, and those that cancel it (SW-09, SC-06). */
export function answersTo({ by }: Demand, options: Options): readonly Kind[] {
  const rules = rulesOf(options)
  const passes = options[by]
  const cancels = options.drawCancel
  const isSameRank = rankIn(passes) === rankIn(cancels)
  const mayCancel = cancels !== 'none' && (!rules.cancelsOwnRank || isSameRank)
  if (!rules.isPassedOn(by)) return mayCancel ? [cancels] : []
  if (!mayCancel) return [passes]
  if (!isSameRank) return [passes, cancels]
  // Both colours together, or one kind within the other, are told as one.
  return [passes === cancels ? passes : rankIn(passes)]
}

import { defaultsOf, type Choices } from '../../../shared/game/options.ts'
import { usualRules } from '../../../shared/game/rules-code.ts'
import { relevantOptions, type ChosenOptions } from './option-sentences.ts'

export interface NearestRules {
  /** The name of the nearest rule set: a preset, or the usual rules. */
  readonly set: string
  /** The options that differ from the nearest rule set, in the order of the choices. */
  readonly changed: readonly string[]
}

/**
 * Returns the named rule set that differs from `chosen` in the fewest options. If several rule sets
 * differ equally little, prefers the usual rules.
 */
export function nearestRules(choices: Choices, chosen: ChosenOptions): NearestRules {
  const usual = defaultsOf(choices.values)
  const all = { ...usual, ...chosen }
  const sets = Object.entries({ [usualRules]: {}, ...choices.presets }).map(([set, changes]) => {
    const rules: ChosenOptions = { ...usual, ...changes }
    const changed = relevantOptions(choices, all)
      .map(([option]) => option)
      .filter((option) => all[option] !== rules[option])
    return { set, changed }
  })
  return sets.reduce((nearest, set) =>
    set.changed.length < nearest.changed.length ? set : nearest,
  )
}

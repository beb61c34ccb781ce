import { readRulesCode } from '../../shared/game/rules-code.ts'
import { loadChoices } from '../boards/load-on-demand.ts'
import type { ChosenOptions } from '../parts/rules/option-sentences.ts'

/**
 * Decodes the options of a game from the code of its rules in the URL. Null if the code is invalid.
 */
export async function optionsFromCode(game: string, rules: string): Promise<ChosenOptions | null> {
  const read = readRulesCode(await loadChoices(game), rules)
  return read.ok ? read.value : null
}

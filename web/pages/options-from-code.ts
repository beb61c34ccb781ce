import { readRulesCode } from '../../shared/game/rules-code.ts'
import { loadChoices } from '../boards/load-on-demand.ts'
import type { ChosenOptions } from '../parts/rules/option-sentences.ts'

/** The rules that an address asks for; null if it stands for none that are known here. */
export async function optionsFromCode(game: string, rules: string): Promise<ChosenOptions | null> {
  const read = readRulesCode(await loadChoices(game), rules)
  return read.ok ? read.value : null
}

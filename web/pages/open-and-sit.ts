import { readRulesCode } from '../../shared/game/rules-code.ts'
import type { NewTable } from '../../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refusal } from '../../shared/wire/refusals.ts'
import { openTable } from '../api.ts'
import { aboutOf, loadChoices } from '../games.ts'
import type { ChosenOptions } from '../parts/option-sentences.ts'
import { takeSeat } from '../table/take-seat.ts'

/** A fresh table with its host on it; answers with its code. */
export async function openAndSit(wanted: NewTable, name: string): Promise<Result<string, Refusal>> {
  const made = await openTable(wanted)
  if (!made.ok) return refuse(made.refused.refusal)
  const { code } = made.value
  const seated = await takeSeat(code, name)
  return seated.ok ? ok(code) : refuse(seated.refused.refusal)
}

/** The rules that an address asks for; null if it stands for none that are known here. */
export async function wantedOptions(game: string, rules: string): Promise<ChosenOptions | null> {
  if (aboutOf(game) === undefined) return null
  const read = readRulesCode(await loadChoices(game), rules)
  return read.ok ? read.value : null
}

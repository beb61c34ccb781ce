import type { Clause } from '../../shared/games/game.ts'
import type { PublicTable } from '../../shared/protocol.ts'
import { useChoices, useOptionWords } from '../parts/choices.ts'
import { Rulebook } from '../parts/Rulebook.tsx'
import { RulesChosen } from '../parts/RulesChosen.tsx'
import { namesAt } from './shown-game.ts'

interface RulesInPlayProps {
  readonly table: PublicTable
  /** Opened at this one. */
  readonly clause: Clause | null
}

/** What this table has agreed on beside the usual rules, and the rules. */
export function RulesInPlay({ table, clause }: RulesInPlayProps) {
  const choices = useChoices(table.game)
  const optionWords = useOptionWords(table.game)
  return (
    <>
      {choices && optionWords && (
        <RulesChosen
          choices={choices}
          chosen={table.options}
          optionWords={optionWords}
          names={namesAt(table)}
          usual="left-out"
        />
      )}
      <Rulebook game={table.game} clause={clause} page={null} />
    </>
  )
}

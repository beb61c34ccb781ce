import type { Clause } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { CustomRules } from '../../parts/rules/CustomRules.tsx'
import { Rulebook } from '../../parts/Rulebook.tsx'
import { namesAt } from '../../parts/visible-game.ts'

interface TableRulebookProps {
  readonly table: PublicTable
  /** The clause to open the rulebook at. */
  readonly clause: Clause | null
}

/** Shows the rules in which this table differs from the usual game, and the rulebook. */
export const TableRulebook = ({ table, clause }: TableRulebookProps) => (
  <>
    <CustomRules game={table.game} chosen={table.options} names={namesAt(table)} />
    <Rulebook game={table.game} clause={clause} page={null} />
  </>
)

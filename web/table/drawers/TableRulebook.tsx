import type { Clause } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { CustomRules } from '../../parts/rules/CustomRules.tsx'
import { Rulebook } from '../../parts/Rulebook.tsx'
import { namesAt } from '../../parts/visible-game.ts'

interface TableRulebookProps {
  readonly table: PublicTable
  /** Opened at this one. */
  readonly clause: Clause | null
}

/** What this table has agreed on beside the usual rules, and the rules. */
export const TableRulebook = ({ table, clause }: TableRulebookProps) => (
  <>
    <CustomRules game={table.game} chosen={table.options} names={namesAt(table)} />
    <Rulebook game={table.game} clause={clause} page={null} />
  </>
)

import type { Clause } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { CustomRules } from '../../parts/rules/CustomRules.tsx'
import { Rulebook } from '../../parts/Rulebook.tsx'
import { namesAt } from '../../parts/visible-game.ts'

interface TableRulebookProps {
  readonly table: PublicTable
  /** The numbered rule to scroll to; null for the beginning. */
  readonly clause: Clause | null
}

/** Shows how this table's rules differ from the usual ones, followed by all rules of the game. */
export const TableRulebook = ({ table, clause }: TableRulebookProps) => (
  <>
    <CustomRules game={table.game} chosen={table.options} names={namesAt(table)} />
    <Rulebook game={table.game} clause={clause} page={null} />
  </>
)

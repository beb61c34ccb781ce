import type { Clause } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { OwnRules } from '../../parts/rules/OwnRules.tsx'
import { Rulebook } from '../../parts/Rulebook.tsx'
import { namesAt } from '../../parts/game-at-table.ts'

interface RulesInPlayProps {
  readonly table: PublicTable
  /** Opened at this one. */
  readonly clause: Clause | null
}

/** What this table has agreed on beside the usual rules, and the rules. */
export const RulesInPlay = ({ table, clause }: RulesInPlayProps) => (
  <>
    <OwnRules game={table.game} chosen={table.options} names={namesAt(table)} />
    <Rulebook game={table.game} clause={clause} page={null} />
  </>
)

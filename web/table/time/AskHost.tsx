import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { localise } from '../../words/index.ts'
import { timeWords } from '../../words/time.ts'

interface AskHostProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly send: (command: CommandInput) => void
  /** `soft` if the button is on the tablecloth; missing if it is on paper. */
  readonly look?: 'soft'
}

/**
 * A button with which a player asks the host to do something that only the host can do. While a
 * request is open, a notice shows its state instead.
 */
export function AskHost({ table, mine, send, look }: AskHostProps) {
  const host = table.host === null ? undefined : table.seats[table.host]
  if (host === undefined || mine === null || table.host === mine || table.hostCall) return null
  // After a game, a connected host sees the same actions on the end screen, so asking is pointless.
  if (table.phase === 'over' && host.connected) return null
  return (
    <button
      class="button"
      data-look={look}
      type="button"
      onClick={() => send({ type: 'call-host' })}
    >
      {localise(timeWords).call.ask(host.name)}
    </button>
  )
}

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { timeWords } from '../../words/time.ts'

interface AskHostProps {
  readonly table: PublicTable
  /** The viewer's own seat; null for a watcher. */
  readonly mine: Seat | null
  readonly send: (command: CommandInput) => void
  /** On the cloth; otherwise on paper. */
  readonly look?: 'soft'
}

/** The way on for whoever wants what only the host can do. Once somebody has asked, a notice says what comes of it. */
export function AskHost({ table, mine, send, look }: AskHostProps) {
  const host = table.host === null ? undefined : table.seats[table.host]
  if (host === undefined || mine === null || table.host === mine || table.hostCall) return null
  // After the end a host who is here has the same buttons in sight, so there is nothing to ask for.
  if (table.phase === 'over' && host.connected) return null
  return (
    <button
      class="button"
      data-look={look}
      type="button"
      onClick={() => send({ type: 'call-host' })}
    >
      {timeWords.value.call.ask(host.name)}
    </button>
  )
}

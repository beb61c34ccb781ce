import './talk-slip.css'

import type { Seat } from '../../../shared/game/game.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { words } from '../../words/index.ts'
import type { LogEntry } from '../../client/Log.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { Say } from './Talk.tsx'
import type { TalkState } from './talk-state.ts'

interface TalkSlipProps {
  readonly entries: readonly LogEntry[]
  /** The viewer's own seat; null for a watcher. */
  readonly mine: Seat | null
  readonly state: TalkState
  readonly draft: string
  readonly say: (command: CommandInput) => void
}

/** How many lines lie on the slip; the others are in the drawer. */
const lines = 2

/** Where there is room beside the hand: what was said last, and a line to answer. */
export function TalkSlip({ entries, mine, state, draft, say }: TalkSlipProps) {
  const last = entries.filter((entry) => entry.kind === 'chat').slice(-lines)
  return (
    <aside class="talk-slip" aria-label={words.value.talk.title}>
      {last.length > 0 && (
        <ol>
          {last.map(({ key, line }) => (
            <li key={key}>
              <Piece of={line.seat}>{initialOf(line.name)}</Piece>
              <span>
                <b>{line.seat === mine ? words.value.you : line.name}</b> {line.text}
              </span>
            </li>
          ))}
        </ol>
      )}
      {state.open ? (
        <Say draft={draft} say={(text) => say({ type: 'chat', text })} />
      ) : (
        <p class="soft">{state.why}</p>
      )}
    </aside>
  )
}

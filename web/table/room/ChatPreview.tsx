import './chat-preview.css'

import type { Seat } from '../../../shared/game/game.ts'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { messageText } from '../../parts/message-text.ts'
import { words } from '../../words/index.ts'
import { isMessage, type LogEntry } from '../../client/Log.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { ChatInput } from './Chat.tsx'
import type { ChatState } from './chat-state.ts'

interface ChatPreviewProps {
  readonly entries: readonly LogEntry[]
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly state: ChatState
  readonly draft: string
  readonly send: (command: CommandInput) => void
}

/** How many messages are shown. The chat drawer has all of them. */
const shownMessages = 2

/** On wide screens, shows the last chat messages and a field to write one next to the hand. */
export function ChatPreview({ entries, mine, state, draft, send }: ChatPreviewProps) {
  const last = entries.filter(isMessage).slice(-shownMessages)
  return (
    <aside class="chat-slip" aria-label={words.value.chat.title}>
      {last.length > 0 && (
        <ol>
          {last.map(({ key, line }) => (
            <li key={key}>
              <Piece of={line.seat}>{initialOf(line.name)}</Piece>
              <span>
                <b>{line.seat === mine ? words.value.you : line.name}</b> {messageText(line)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {state.open ? (
        <ChatInput draft={draft} send={(text) => send({ type: 'chat', text })} />
      ) : (
        <p class="soft">{state.why}</p>
      )}
    </aside>
  )
}

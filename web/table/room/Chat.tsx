import './chat.css'

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { phrasesFor } from '../../../shared/game/phrases.ts'
import { pageLimits } from '../../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { messageText } from '../../parts/message-text.ts'
import { localise, words } from '../../words/index.ts'
import { phraseWords } from '../../words/phrases.ts'
import { reactionWords } from '../../words/reactions.ts'
import type { LogEntry } from '../../client/Log.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { chatEntries } from '../../replay/log-lines.ts'
import { ChatNews } from '../reactions/ChatNews.tsx'
import type { ChatState } from './chat-state.ts'

interface ChatProps {
  readonly entries: readonly LogEntry[]
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  readonly state: ChatState
  /**
   * The text of the last message that the server refused, so that the viewer can edit and resend
   * it.
   */
  readonly draft: string
  readonly table: Pick<PublicTable, 'game' | 'phase'>
  readonly send: (command: CommandInput) => void
}

/**
 * Shows the chat messages with a field to write one. Game events that the messages may refer to are
 * shown between them.
 */
export function Chat({ entries, mine, state, draft, table, send }: ChatProps) {
  const text = words.value.chat
  const list = useRef<HTMLOListElement>(null)
  const followed = useRef(true)
  const toNewest = (): void => {
    const box = list.current
    if (box !== null && followed.current) box.scrollTop = box.scrollHeight
  }
  useLayoutEffect(toNewest, [entries])
  useEffect(() => {
    if (list.current === null) return undefined
    // Scrolls to the newest message when the drawer opens, and when the on-screen keyboard appears.
    const sizes = new ResizeObserver(toNewest)
    sizes.observe(list.current)
    return () => sizes.disconnect()
  }, [entries.length === 0])
  return (
    <section class="chat" aria-label={text.title}>
      {entries.length === 0 ? (
        <p class="chat-empty">{text.empty}</p>
      ) : (
        <ol
          class="chat-entries"
          ref={list}
          tabIndex={0}
          aria-label={text.title}
          onScroll={({ currentTarget: box }) => {
            followed.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40
          }}
        >
          {chatEntries(entries).map((entry) => (
            <EntryLine key={entry.key} entry={entry} mine={mine} />
          ))}
        </ol>
      )}
      {/* A screen reader announces nothing behind the drawer of the chat. */}
      <ChatNews entries={entries} mine={mine} />
      {state.open ? (
        <>
          <ul class="chat-quick">
            {phrasesFor(table.game, table.phase).map((phrase) => (
              <li key={phrase}>
                <button type="button" onClick={() => send({ type: 'send-phrase', phrase })}>
                  {localise(phraseWords)[phrase]}
                </button>
              </li>
            ))}
          </ul>
          <ChatInput draft={draft} send={(line) => send({ type: 'chat', text: line })} />
        </>
      ) : (
        <p>{state.why}</p>
      )}
    </section>
  )
}

function EntryLine({ entry, mine }: { readonly entry: LogEntry; readonly mine: Seat | null }) {
  switch (entry.kind) {
    case 'news':
      return <li class="chat-news">{entry.text}</li>
    case 'deal':
      return <li class="chat-deal">{words.value.chat.deal(entry.deal)}</li>
    case 'chat': {
      const { seat, name, reaction } = entry.line
      const text = reaction ? localise(reactionWords).seen[reaction] : messageText(entry.line)
      if (seat === mine) return <li class="chat-message-mine">{text}</li>
      return (
        <li class="chat-message">
          <Piece of={seat} face={reaction ?? null}>
            {initialOf(name)}
          </Piece>
          <span>
            <b>{name}</b> <span>{text}</span>
          </span>
        </li>
      )
    }
  }
}

/** The field in which the viewer writes a chat message. */
export function ChatInput({
  draft,
  send,
}: {
  readonly draft: string
  readonly send: (text: string) => void
}) {
  const text = words.value.chat
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // In a drawer, the field takes the focus. Next to the board it does not, because key presses
    // should reach the board.
    if (field.current?.closest('dialog')) field.current.focus()
  }, [])
  useEffect(() => {
    if (draft !== '') setTyped((begun) => begun || draft)
  }, [draft])
  function submit(event: Event): void {
    event.preventDefault()
    const line = typed.trim()
    if (line === '') return
    send(line)
    setTyped('')
  }
  return (
    <form class="chat-form" onSubmit={submit}>
      <input
        class="text-input"
        ref={field}
        aria-label={text.say}
        placeholder={text.say}
        maxLength={pageLimits.chatLetters}
        autocomplete="off"
        enterkeyhint="send"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button
        class="button"
        data-look="main"
        data-shape="square"
        type="submit"
        aria-label={text.send}
      >
        <Icon name="arrow" />
      </button>
    </form>
  )
}

import { useEffect, useRef, useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { ChatMessage } from '../../../shared/protocol/protocol.ts'
import type { LogEntry } from '../../client/Log.ts'
import { NewsRegion } from '../../kit/LiveRegion.tsx'
import { loadPhrases, messageText } from '../../parts/message-text.ts'
import { localise } from '../../words/index.ts'
import { reactionWords } from '../../words/reactions.ts'

export interface ChatNewsProps {
  readonly entries: readonly LogEntry[]
  /** The viewer's own seat; null for a spectator. The viewer's own messages are not announced. */
  readonly mine: Seat | null
}

/** Announces other players' chat messages and reactions to screen readers. */
export function ChatNews({ entries, mine }: ChatNewsProps) {
  const [news, setNews] = useState<readonly string[]>([])
  useNewMessages(entries, (messages) => {
    const others = messages.filter(({ seat }) => seat !== mine)
    const announce = (): void => setNews(others.map(sentenceOf))
    if (others.some(({ phrase }) => phrase)) void loadPhrases().finally(announce)
    else if (others.length > 0) announce()
  })
  return <NewsRegion news={news} />
}

const sentenceOf = (message: ChatMessage): string =>
  message.reaction
    ? localise(reactionWords).news(message.name, message.reaction)
    : `${message.name}: ${messageText(message)}`

/** Calls `act` with the chat messages and reactions that have arrived since the last call. */
export function useNewMessages(
  entries: readonly LogEntry[],
  act: (messages: readonly ChatMessage[]) => void,
): void {
  const known = useRef(entries.at(-1)?.key ?? -1)
  useEffect(() => {
    const messages = entries.flatMap((entry) =>
      entry.kind === 'chat' && entry.key > known.current ? [entry.line] : [],
    )
    // If a player is muted, their messages disappear, and the last key may become smaller.
    known.current = Math.max(known.current, entries.at(-1)?.key ?? -1)
    if (messages.length > 0) act(messages)
  }, [entries])
}

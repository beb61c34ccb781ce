import { useEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { hasNavigated } from '../../client/router.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { LiveRegion, NewsRegion } from '../../kit/LiveRegion.tsx'
import { namesAt, type VisibleGame } from '../../parts/visible-game.ts'
import { words } from '../../words/index.ts'
import { ChatNews, type ChatNewsProps, useNewMessages } from './ChatNews.tsx'
import { Claps } from './Claps.tsx'
import { playCue } from '../../kit/motion/play-cues.ts'

interface AnnouncementsProps extends ChatNewsProps {
  readonly session: TableSession
  /** The title of the page, which is announced if the viewer comes from another page. */
  readonly title: string
  readonly news: readonly string[]
  readonly status: string
  /** The message whose text is the status; null if the status is no message. */
  readonly message: object | null
  readonly turn: number | undefined
  /** The game, while it is the viewer's turn; null during other turns. */
  readonly game: VisibleGame | null
  readonly table: PublicTable
}

/**
 * Announces events, the status, messages and reactions to screen readers. During the viewer's turn,
 * also announces what the viewer can do. Plays a sound for each reaction.
 */
export function Announcements(props: AnnouncementsProps) {
  const { session, title, news, status, message, turn, game, table, entries, mine } = props
  // Adds the text after the live region has been rendered. Screen readers announce changes of a
  // live region, but not the text that it contains at first.
  const [isThere, appear] = useState(false)
  useEffect(() => appear(true), [])
  const [arrival] = useState(() => (hasNavigated() ? [title] : none))
  const { yourTurn } = words.value
  const isTurn = game !== null && status === yourTurn
  const others = (session.model.projection.value?.toMove.length ?? 0) > 1
  useNewMessages(entries, (messages) => {
    for (const { reaction, seat } of messages)
      if (reaction) playCue({ name: reaction === 'clap' ? 'clap' : 'face', seats: [seat] })
  })
  const announced = useAnnouncedTurn(isTurn ? turn : undefined, others)
  return (
    <>
      <LiveRegion
        news={isThere ? news : none}
        status={isThere ? (isTurn ? spokenPrompt(game, table, yourTurn) : status) : ''}
        occasion={message ?? announced}
      />
      <NewsRegion news={isThere ? arrival : none} />
      <ChatNews entries={entries} mine={mine} />
      <Claps session={session} table={table} />
    </>
  )
}

const none: readonly string[] = []

/**
 * Returns a number that changes whenever the page announces a new turn of the viewer. While several
 * players move at the same time, it stays the same, because the other players' moves do not start a
 * new turn.
 * @param turn the number of moves so far; undefined while the viewer cannot move
 */
function useAnnouncedTurn(turn: number | undefined, others: boolean): number | undefined {
  const last = useRef({ turn, others, announced: turn })
  if (last.current.turn !== turn) {
    const isSame = last.current.others && turn !== undefined && last.current.turn !== undefined
    last.current = { turn, others, announced: isSame ? last.current.announced : turn }
  }
  return last.current.announced
}

/** Returns a sentence that says that it is the viewer's turn, and what the viewer can do. */
function spokenPrompt(
  { board, view, gameWords }: VisibleGame,
  table: PublicTable,
  yourTurn: string,
): string {
  const prompt = board.prompt(view, table.options, gameWords, namesAt(table))
  return prompt.startsWith(yourTurn) ? prompt : `${yourTurn}: ${prompt}`
}

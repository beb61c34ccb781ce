import { useEffect, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { LiveRegion } from '../../kit/LiveRegion.tsx'
import { namesAt, type VisibleGame } from '../../parts/visible-game.ts'
import { words } from '../../words/index.ts'
import { Claps } from './Claps.tsx'
import { ReactionNews, type ReactionNewsProps } from './ReactionNews.tsx'

interface AnnouncementsProps extends ReactionNewsProps {
  readonly session: TableSession
  readonly news: readonly string[]
  readonly status: string
  readonly turn: number | undefined
  /** The game in which it is the viewer's turn; null at other players' turns. */
  readonly game: VisibleGame | null
  readonly table: PublicTable
}

/**
 * Announces the news, the status and the reactions. At the viewer's turn, adds what the viewer can
 * do.
 */
export function Announcements(props: AnnouncementsProps) {
  const { session, news, status, turn, game, table, entries, mine } = props
  // Screen readers announce changes of a live region, and not the text with which it appears.
  const [isThere, appear] = useState(false)
  useEffect(() => appear(true), [])
  const { yourTurn } = words.value
  const isTurn = game !== null && status === yourTurn
  return (
    <>
      <LiveRegion
        news={isThere ? news : none}
        status={isThere ? (isTurn ? spokenPrompt(game, table, yourTurn) : status) : ''}
        turn={isTurn ? turn : undefined}
      />
      <ReactionNews entries={entries} mine={mine} />
      <Claps session={session} table={table} />
    </>
  )
}

const none: readonly string[] = []

/** Returns what the viewer can do now, after the words for their turn. */
function spokenPrompt(
  { board, view, gameWords }: VisibleGame,
  table: PublicTable,
  yourTurn: string,
): string {
  const prompt = board.prompt(view, table.options, gameWords, namesAt(table))
  return prompt.startsWith(yourTurn) ? prompt : `${yourTurn}: ${prompt}`
}

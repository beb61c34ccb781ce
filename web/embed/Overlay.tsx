import './overlay.css'

import { useEffect } from 'preact/hooks'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { clothProps } from '../kit/cloth.ts'
import { useFaces } from '../kit/motion/faces.ts'
import { TableContext } from '../kit/table/table-context.ts'
import { Logo } from '../parts/Logo.tsx'
import { settings } from '../client/settings.ts'
import { tableOfLastGame } from '../table/end/last-game.ts'
import { clothAt } from '../parts/visible-game.ts'
import { useVisibleTable } from '../table/time/spectator-lag.ts'
import { peopleAt, useRecentChat } from '../parts/people.ts'
import { timeThresholds } from '../parts/turn-clock.ts'
import { useNow } from '../table/time/use-now.ts'
import { Stage } from '../table/room/Stage.tsx'
import { ConnectionEnded } from './ConnectionEnded.tsx'
import { frameWords } from '../words/frame.ts'
import { type SpectatorSession, useSpectatorSession } from './spectator-session.ts'
import { usePublishNews } from './parent-page.ts'
import { useVisibleGame } from './use-visible-game.ts'

/** A table for the overlay of a video stream: transparent, and without anything to click. */
export function Overlay({ code }: { readonly code: string }) {
  const look = useSpectatorSession(code)
  usePublishNews(look.model)
  useEffect(() => {
    document.documentElement.dataset.background = 'none'
  }, [])
  const ending = look.ending.value
  const table = look.model.table.value
  if (ending !== null)
    return <ConnectionEnded last={table} ending={ending} reconnect={look.again} />
  return table && <OverlayTable look={look} table={table} />
}

interface OverlayTableProps {
  readonly look: SpectatorSession
  readonly table: PublicTable
}

function OverlayTable({ look, table: latestTable }: OverlayTableProps) {
  const table = useVisibleTable(latestTable, null)
  const game = useVisibleGame(look, table)
  const recentChat = useRecentChat(look.log.entries.value)
  const projection = look.model.projection.value
  const now = useNow(timeThresholds(table))
  const toMove = table.phase === 'playing' ? (projection?.toMove ?? []) : []
  const atTable = {
    people: peopleAt(tableOfLastGame(table), {
      mine: null,
      toMove,
      recentChat,
      faces: useFaces(),
      now,
    }),
    openPlayerMenu: null,
    answer: null,
    spectatorPanel: null,
  }
  return (
    <TableContext.Provider value={atTable}>
      <div
        class="overlay"
        data-game={table.game}
        data-theme={settings.theme.value}
        inert
        {...clothProps(clothAt(table, game))}
      >
        {/* Shows the code only if the table is listed publicly. Other hosts may not want
            strangers at their table. */}
        {table.listed && (
          <p class="overlay-address">
            <Logo />
            {frameWords.value.watchAt(location.host)}
            <b>{spokenCode(table.code)}</b>
          </p>
        )}
        {game && projection && (
          <Stage
            model={look.model}
            table={tableOfLastGame(table)}
            game={game}
            mine={null}
            explain={() => {}}
          />
        )}
      </div>
    </TableContext.Provider>
  )
}

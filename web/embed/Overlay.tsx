import './overlay.css'

import { useEffect } from 'preact/hooks'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { clothProps } from '../kit/cloth.ts'
import { TableContext } from '../kit/table/table-context.ts'
import { Logo } from '../parts/Logo.tsx'
import { settings } from '../client/settings.ts'
import { clothAt } from '../parts/visible-game.ts'
import { Stage } from '../table/room/Stage.tsx'
import { ConnectionEnded } from './ConnectionEnded.tsx'
import { localise } from '../words/index.ts'
import { frameWords } from '../words/frame.ts'
import { type SpectatorSession, useSpectatorSession } from './spectator-session.ts'
import { usePublishNews } from './parent-page.ts'
import { useVisibleRoom } from './use-visible-game.ts'

/** A table for the overlay of a video stream: transparent, and without anything to click. */
export function Overlay({ code }: { readonly code: string }) {
  const look = useSpectatorSession(code)
  usePublishNews(look.model)
  useEffect(() => {
    document.documentElement.dataset.background = 'none'
  }, [])
  const ending = look.connection.closeReason.value
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
  const { table, shown, game, projection, people } = useVisibleRoom(look, latestTable)
  const atTable = { people, openPlayerMenu: null, answer: null, spectatorPanel: null }
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
            {localise(frameWords).watchAt(location.host)}
            <b>{spokenCode(table.code)}</b>
          </p>
        )}
        {game && projection && (
          <Stage model={look.model} table={shown} game={game} mine={null} explain={() => {}} />
        )}
      </div>
    </TableContext.Provider>
  )
}

import './overlay.css'

import { useEffect } from 'preact/hooks'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { clothProps } from '../kit/cloth.ts'
import { useFaces } from '../kit/motion/faces.ts'
import { AtTableContext } from '../kit/table/at-table.ts'
import { Logo } from '../parts/Logo.tsx'
import { settings } from '../client/settings.ts'
import { tableOfLastGame } from '../table/end/last-game.ts'
import { clothAt } from '../parts/visible-game.ts'
import { useVisibleTable } from '../table/time/spectator-lag.ts'
import { peopleAt, useRecentChat } from '../parts/people.ts'
import { timeThresholds } from '../parts/turn-clock.ts'
import { useNow } from '../table/time/use-now.ts'
import { Stage } from '../table/room/Stage.tsx'
import { EndedLine } from './EndedLine.tsx'
import { frameWords } from '../words/frame.ts'
import { type Look, useLook } from './look.ts'
import { useNews } from './page-around.ts'
import { useVisibleGame } from './use-visible-game.ts'

/** The table in two corners of whatever lies beneath: nothing in it can be operated. */
export function Overlay({ code }: { readonly code: string }) {
  const look = useLook(code)
  useNews(look.model)
  useEffect(() => {
    document.documentElement.dataset.ground = 'none'
  }, [])
  const ending = look.ending.value
  const table = look.model.table.value
  if (ending !== null) return <EndedLine last={table} ending={ending} reconnect={look.again} />
  return table && <Laid look={look} table={table} />
}

interface LaidProps {
  readonly look: Look
  readonly table: PublicTable
}

function Laid({ look, table: told }: LaidProps) {
  const table = useVisibleTable(told, null)
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
    open: null,
    answer: null,
    visitor: null,
  }
  return (
    <AtTableContext.Provider value={atTable}>
      <div
        class="overlay"
        data-game={table.game}
        data-theme={settings.theme.value}
        inert
        {...clothProps(clothAt(table, game))}
      >
        {/* Not every host wants strangers: only a table that is in the list says where it is. */}
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
    </AtTableContext.Provider>
  )
}

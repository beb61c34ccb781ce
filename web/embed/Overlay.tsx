import { useEffect } from 'preact/hooks'

import type { PublicTable } from '../../shared/wire/protocol.ts'
import { aboutOf } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { settings } from '../settings.ts'
import { Stage } from '../table/room/Stage.tsx'
import { EndedLine } from './EndedLine.tsx'
import { type Look, useLook } from './look.ts'
import { useNews } from './page-around.ts'
import { useVisibleGame } from './use-visible-game.ts'

/** The board and nothing else, on whatever lies beneath: nothing in it can be operated. */
export function Overlay({ code }: { readonly code: string }) {
  const look = useLook(code)
  useNews(look.model)
  useEffect(() => {
    document.documentElement.dataset.ground = 'none'
  }, [])
  const ending = look.ending.value
  const table = look.model.table.value
  if (ending !== null) return <EndedLine ending={ending} comeBack={look.again} />
  return table && <Laid look={look} table={table} />
}

interface LaidProps {
  readonly look: Look
  readonly table: PublicTable
}

function Laid({ look, table }: LaidProps) {
  const game = useVisibleGame(look, table)
  const projection = look.model.projection.value
  return (
    <div
      class="overlay"
      style={accentOf(aboutOf(table.game))}
      data-theme={settings.theme.value}
      inert
    >
      {game && projection && (
        <Stage model={look.model} table={table} game={game} explain={() => {}} />
      )}
    </div>
  )
}

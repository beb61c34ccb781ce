import type { PublicTable } from '../../shared/protocol.ts'
import { words } from '../words/index.ts'
import { Band } from './Band.tsx'
import { bandOf } from './band-of.ts'
import { Notices } from './Notices.tsx'
import type { OpenDrawer } from './RoomDrawers.tsx'
import { promptOf, type ShownGame } from './shown-game.ts'
import { Strip } from './Strip.tsx'
import type { Visit } from './visit.ts'

interface RoomTopProps {
  readonly visit: Visit
  readonly table: PublicTable
  readonly game: ShownGame | null
  readonly title: string
  /** How many lines of chat are unread; null where the talk stands beside the board. */
  readonly unread: number | null
  readonly show: (drawer: OpenDrawer) => void
}

/** What is to be done, who sits where, and what else the viewer should know: always in the same place. */
export function RoomTop({ visit, table, game, title, unread, show }: RoomTopProps) {
  const { model } = visit
  const shown = model.shown.value
  const openTalk = (): void => show({ drawer: 'talk' })
  const { mood, prompt } = bandOf(model, table, game && (() => promptOf(game, table)), words.value)
  return (
    <header class="room-top">
      <h1 class="for-ears">{title}</h1>
      <Band
        mood={mood}
        prompt={prompt}
        chat={unread === null ? null : { unread, open: openTalk }}
        openMenu={() => show({ drawer: 'menu' })}
      />
      {table.phase !== 'gathering' && (
        <Strip
          table={table}
          mine={model.seat.value}
          toMove={table.phase === 'playing' ? (shown?.toMove ?? []) : []}
          held={game ? game.board.held(game.view) : []}
          openSeat={(seat) => show({ drawer: 'seat', seat })}
        />
      )}
      <Notices
        visit={visit}
        table={table}
        openTalk={() => {
          if (unread !== null) openTalk()
        }}
      />
    </header>
  )
}

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { words } from '../../words/index.ts'
import { Band } from './Band.tsx'
import { bandText } from '../model/band-text.ts'
import type { LookingBack } from '../model/use-looking-back.ts'
import { Notices } from './Notices.tsx'
import type { OpenDrawer } from '../drawers/RoomDrawers.tsx'
import { promptOf, type GameAtTable } from '../model/game-at-table.ts'
import { Strip } from './Strip.tsx'
import type { Visit } from '../model/visit.ts'

interface RoomTopProps {
  readonly visit: Visit
  readonly table: PublicTable
  readonly game: GameAtTable | null
  readonly looking: LookingBack
  readonly title: string
  /** How many lines of chat are unread; null where the talk stands beside the board. */
  readonly unread: number | null
  readonly show: (drawer: OpenDrawer) => void
}

/** What is to be done, who sits where, and what else the viewer should know: always in the same place. */
export function RoomTop(props: RoomTopProps) {
  const { visit, table, game, looking, title, unread, show } = props
  const { model } = visit
  const { back, past } = looking
  const text = words.value
  const onBoard = past ?? model.projection.value
  const ask =
    back?.to === 'missed'
      ? () => (model.myTurn.value ? text.yourTurn : text.notes.lookingBack)
      : game && (() => promptOf(game, table))
  const { mood, prompt } = bandText(model, table, ask, text)
  return (
    <header class="room-top">
      <h1 class="for-ears">{title}</h1>
      <Band
        mood={mood}
        prompt={prompt}
        chat={unread === null ? null : { unread, open: () => show({ drawer: 'talk' }) }}
        openMenu={() => show({ drawer: 'menu' })}
      />
      {table.phase !== 'gathering' && (
        <Strip
          table={table}
          mine={model.seat.value}
          toMove={table.phase === 'playing' || past ? (onBoard?.toMove ?? []) : []}
          held={game ? game.board.rules.held(past?.view ?? game.view) : []}
          openSeat={(seat) => show({ drawer: 'seat', seat })}
        />
      )}
      <Notices visit={visit} table={table} showMissed={looking.showMissed} />
    </header>
  )
}

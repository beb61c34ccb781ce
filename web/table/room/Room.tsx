import './room.css'

import { useState } from 'preact/hooks'

import { spokenCode } from '../../../shared/code.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { aboutOf } from '../../games.ts'
import { accentOf } from '../../parts/accent.ts'
import { useGame } from '../../parts/use-game.ts'
import { settings } from '../../settings.ts'
import { words } from '../../words/index.ts'
import { CatchingUp, Ending, Gathering, Replaying, RoomDrawers } from '../lazy-parts.ts'
import { useLookingBack } from '../model/use-looking-back.ts'
import type { OpenDrawer } from '../drawers/RoomDrawers.tsx'
import { RoomTop } from './RoomTop.tsx'
import { type GameAtTable, talkStateOf } from '../model/game-at-table.ts'
import { Stage } from './Stage.tsx'
import { useTab } from '../model/use-tab.ts'
import { useLogNews } from '../model/use-log-news.ts'
import { Talk } from './Talk.tsx'
import { Toast } from './Toast.tsx'
import { useToast } from '../model/use-toast.ts'
import { useUnread } from '../model/use-unread.ts'
import type { Visit } from '../model/visit.ts'
import { useWide } from './use-wide.ts'

interface RoomProps {
  readonly visit: Visit
  readonly table: PublicTable
}

/** A table from inside: what is to be done, the game or its gathering, and what is said. */
export function Room({ visit, table }: RoomProps) {
  const text = words.value
  const { model, log } = visit
  const about = aboutOf(table.game)
  const loaded = useGame(table.game)
  const wide = useWide()
  const [open, show] = useState<OpenDrawer | null>(null)
  const toast = useToast(model, loaded?.clauses ?? {})
  const looking = useLookingBack(table)
  const { back, looks, close } = looking
  useLogNews(log, table, loaded)

  const code = settings.codeHidden.value ? [] : [spokenCode(table.code)]
  const title = [about?.name ?? 'Tischlein', ...code].join(' · ')
  useTab(title, model.myTurn.value ? text.yourTurn : null)

  const entries = log.entries.value
  const unread = useUnread(entries, wide || open?.drawer === 'talk')
  const projection = table.phase === 'gathering' ? null : model.projection.value
  const seated = model.seat.value !== null
  const game: GameAtTable | null = loaded && projection && { ...loaded, view: projection.view }

  const say = (sentence: string): void => toast.say({ text: sentence })
  const talk = (
    <Talk
      entries={entries}
      state={talkStateOf(game, table, seated, text)}
      draft={model.draft.value}
      say={(line) => model.send({ type: 'chat', text: line })}
    />
  )
  const answer = (
    <Toast
      toast={toast.current}
      openRule={(clause) => {
        toast.say(null)
        show({ drawer: 'rules', clause })
      }}
      close={() => toast.say(null)}
    />
  )
  const answersInDrawer = open?.drawer === 'talk' || open?.drawer === 'invite'

  return (
    <div class="room" style={accentOf(about)} data-wide={wide}>
      <RoomTop
        visit={visit}
        table={table}
        game={game}
        looking={looking}
        title={title}
        unread={wide ? null : unread}
        show={show}
      />
      {table.phase === 'gathering' && about && (
        <Gathering
          visit={visit}
          table={table}
          about={about}
          say={say}
          openRules={() => show({ drawer: 'rules', clause: null })}
        />
      )}
      {game && projection && !back && (
        <Stage model={model} table={table} game={game} explain={toast.explain} />
      )}
      {table.phase === 'over' && !back && (
        <Ending
          table={table}
          seated={seated}
          hosting={model.hosting.value}
          send={model.send}
          replay={looking.replay}
          sits
          say={say}
        />
      )}
      {game && back?.to === 'replay' && (
        <Replaying
          table={table}
          game={game}
          missed={back.missed && { ...back.missed, seat: model.seat.value }}
          looks={looks}
          sits
          close={close}
          say={say}
        />
      )}
      {game && back?.to === 'missed' && (
        <CatchingUp
          visit={visit}
          table={table}
          game={game}
          since={back.missed.since}
          looks={looks}
          close={close}
          say={say}
        />
      )}
      {wide && <aside class="room-side">{talk}</aside>}
      <p class="for-ears" role="log">
        {log.latestNews.value.join(' ')}
      </p>
      <p class="for-ears" role="status">
        {model.myTurn.value ? text.yourTurn : ''}
      </p>
      {!answersInDrawer && answer}
      {/* They are fetched once the board is there: nobody is to wait for them at their cards. */}
      {(loaded !== null || open !== null) && (
        <RoomDrawers
          open={open}
          show={show}
          visit={visit}
          table={table}
          talk={talk}
          answer={answer}
          say={say}
        />
      )}
    </div>
  )
}

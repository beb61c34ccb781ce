import { useState } from 'preact/hooks'

import { spokenCode } from '../../../shared/code.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { aboutOf } from '../../games.ts'
import { useFaces } from '../../kit/motion/faces.ts'
import { MyTurnContext } from '../../kit/my-turn.ts'
import { AtTableContext } from '../../kit/table/at-table.ts'
import { TableTop } from '../../kit/table/TableTop.tsx'
import { useGame } from '../../parts/use-game.ts'
import { settings } from '../../settings.ts'
import { words } from '../../words/index.ts'
import { CatchingUp, Ending, Gathering, Replaying, RoomDrawers } from '../lazy-parts.ts'
import type { OpenDrawer } from '../drawers/RoomDrawers.tsx'
import { clothAt, type GameAtTable, talkStateOf } from '../model/game-at-table.ts'
import { peopleAt, useSaying } from '../people/people.ts'
import { useLogNews } from '../model/use-log-news.ts'
import { type Back, useLookingBack } from '../model/use-looking-back.ts'
import { useTab } from '../model/use-tab.ts'
import { useToast } from '../model/use-toast.ts'
import { useUnread } from '../model/use-unread.ts'
import type { Visit } from '../model/visit.ts'
import { Answer } from './Answer.tsx'
import { Notices } from './Notices.tsx'
import { Paused } from './Paused.tsx'
import { Stage } from './Stage.tsx'
import { Talk } from './Talk.tsx'
import { TalkSlip } from './TalkSlip.tsx'
import { Top } from './Top.tsx'
import { Visitor } from './Visitor.tsx'

interface RoomProps {
  readonly visit: Visit
  readonly table: PublicTable
}

/** A table from inside: who sits there, the game or its gathering, and what is said. */
export function Room({ visit, table }: RoomProps) {
  const text = words.value
  const { model, log } = visit
  const about = aboutOf(table.game)
  const loaded = useGame(table.game)
  const [open, show] = useState<OpenDrawer | null>(null)
  const toast = useToast(model, loaded?.clauses ?? {})
  const looking = useLookingBack(table)
  const { back, close } = looking
  useLogNews(log, table, loaded)

  const name = about?.name ?? 'Tischlein'
  const code = settings.codeHidden.value ? null : spokenCode(table.code)
  const title = code === null ? name : `${name} · ${code}`
  useTab(title, model.myTurn.value ? text.yourTurn : null)

  const entries = log.entries.value
  const saying = useSaying(entries)
  const unread = useUnread(entries, open?.drawer === 'talk')
  const projection = table.phase === 'gathering' ? null : model.projection.value
  const mine = model.seat.value
  const game: GameAtTable | null = loaded && projection && { ...loaded, view: projection.view }
  const talkState = talkStateOf(game, table, mine !== null, text)

  const say = (sentence: string): void => toast.say({ text: sentence })
  const answer = toast.current && (
    <Answer
      answer={toast.current}
      openRule={(clause) => {
        toast.say(null)
        show({ drawer: 'rules', clause })
      }}
      close={() => toast.say(null)}
    />
  )
  const talk = (
    <Talk
      entries={entries}
      mine={mine}
      state={talkState}
      draft={model.draft.value}
      say={(line) => model.send({ type: 'chat', text: line })}
    />
  )
  const toMove = table.phase === 'playing' ? (projection?.toMove ?? []) : []
  const atTable = {
    people: peopleAt(table, { mine, toMove, saying, faces: useFaces() }),
    open: (seat: number) => show({ drawer: 'seat', seat }),
    answer,
    visitor: <Visitor visit={visit} table={table} answer={answer} />,
  }

  const me = model.me.value
  const myTurn = mine !== null && me !== null && model.myTurn.value

  return (
    <AtTableContext.Provider value={atTable}>
      <MyTurnContext.Provider value={myTurn ? { seat: mine, name: me.name } : null}>
        <TableTop game={table.game} cloth={clothAt(table, loaded)} lamp={lampOver(visit, table)}>
          <Top
            title={title}
            name={topName(back, table, { name, code })}
            watchers={table.watchers}
            chat={{ unread, open: () => show({ drawer: 'talk' }) }}
            openMenu={() => show({ drawer: 'menu' })}
          />
          {table.phase === 'gathering' && about && (
            <Gathering
              visit={visit}
              table={table}
              about={about}
              say={say}
              openTableRules={() => show({ drawer: 'table' })}
            />
          )}
          {game && !back && (
            <Stage model={model} table={table} game={game} explain={toast.explain} />
          )}
          {table.phase === 'over' && !back && (
            <Ending
              table={table}
              seated={mine !== null}
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
              mine={mine}
              missed={back.missed && { ...back.missed, seat: mine }}
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
              close={close}
              say={say}
            />
          )}
          {!back && <Notices visit={visit} table={table} showMissed={looking.showMissed} />}
          {table.paused !== null && game && <Paused table={table} mine={mine} send={model.send} />}
          {game && !back && table.phase === 'playing' && (
            <TalkSlip
              entries={entries}
              mine={mine}
              state={talkState}
              draft={model.draft.value}
              say={model.send}
            />
          )}
          <p class="for-ears" role="log">
            {log.latestNews.value.join(' ')}
          </p>
          <p class="for-ears" role="status">
            {toast.current?.text ?? (model.myTurn.value ? text.yourTurn : '')}
          </p>
          {/* They are fetched once the board is there: nobody is to wait for them at their cards. */}
          {(loaded !== null || open !== null) && (
            <RoomDrawers
              open={open}
              show={show}
              visit={visit}
              table={table}
              talk={talk}
              held={game ? game.board.rules.held(game.view) : []}
              replay={table.phase === 'over' && !back ? looking.replay : null}
              answer={answer}
              say={say}
            />
          )}
        </TableTop>
      </MyTurnContext.Provider>
    </AtTableContext.Provider>
  )
}

/** What stands beside the way home: what is looked at, or which table this is. */
function topName(
  back: Back | null,
  { phase }: PublicTable,
  { name, code }: { readonly name: string; readonly code: string | null },
): string {
  if (back !== null) return words.value.replay.title
  return phase === 'gathering' || code === null ? name : code
}

/** The lamp is out while nobody knows what happens, and low while nothing may. */
function lampOver({ connection }: Visit, { paused, phase }: PublicTable) {
  if (connection.line.value === 'lost' && phase !== 'over') return 'dark'
  return paused === null ? undefined : 'dim'
}

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { aboutOf } from '../boards/offered.ts'
import { LiveRegion } from '../kit/LiveRegion.tsx'
import { useFaces } from '../kit/motion/faces.ts'
import { AtTableContext } from '../kit/table/at-table.ts'
import { TableTop } from '../kit/table/TableTop.tsx'
import { Tips } from '../parts/tips/Tips.tsx'
import { GameOver, Paused, Replaying, OpenHandsDelay } from '../table/room/lazy-parts.ts'
import { tableOfLastGame } from '../table/end/last-game.ts'
import { clothAt } from '../parts/visible-game.ts'
import { useVisibleTable } from '../table/time/spectator-lag.ts'
import { peopleAt, useRecentChat } from '../parts/people.ts'
import { useReplayView } from '../table/room/use-replay-view.ts'
import { useTabTitle } from '../table/room/use-tab-title.ts'
import { useToast } from '../table/room/use-toast.ts'
import { Toast } from '../table/room/Toast.tsx'
import { timeThresholds } from '../parts/turn-clock.ts'
import { useNow } from '../table/time/use-now.ts'
import { Stage } from '../table/room/Stage.tsx'
import { words } from '../words/index.ts'
import { BeforeDeal } from './BeforeDeal.tsx'
import { EndedLine } from './EndedLine.tsx'
import { type Look, useLook } from './look.ts'
import { Note } from './Note.tsx'
import { useNews } from './page-around.ts'
import { useVisibleGame } from './use-visible-game.ts'
import { Wall } from './Wall.tsx'

/** A table looked at from another page: nobody sits down here. */
export function Watching({ code }: { readonly code: string }) {
  const look = useLook(code)
  useNews(look.model)
  const ending = look.ending.value
  const table = look.model.table.value
  if (ending !== null) return <EndedLine last={table} ending={ending} reconnect={look.again} />
  if (table === null) return <Note why={words.value.arriving} />
  return <Watched look={look} table={table} />
}

interface WatchedProps {
  readonly look: Look
  readonly table: PublicTable
}

function Watched({ look, table: told }: WatchedProps) {
  const table = useVisibleTable(told, null)
  const { model, log } = look
  const game = useVisibleGame(look, table)
  const toast = useToast(model, game?.clauses ?? {})
  const { target, replay, showResults, close } = useReplayView(table)
  const name = aboutOf(table.game)?.name ?? 'Tischlein'
  const recentChat = useRecentChat(log.entries.value)
  useTabTitle(`${name} · ${spokenCode(table.code)}`, null)

  const projection = model.projection.value
  const now = useNow(timeThresholds(table))
  const toMove = table.phase === 'playing' ? (projection?.toMove ?? []) : []
  const say = (text: string): void => toast.say({ text })
  const answer = toast.current && (
    <Toast message={toast.current} openRule={() => {}} close={() => toast.say(null)} />
  )
  const atTable = {
    people: peopleAt(tableOfLastGame(table), {
      mine: null,
      toMove,
      recentChat,
      faces: useFaces(),
      now,
    }),
    open: null,
    answer,
    visitor: (
      <>
        {answer}
        {table.openHands?.open === true && <OpenHandsDelay table={table} view={projection} />}
      </>
    ),
  }
  return (
    <AtTableContext.Provider value={atTable}>
      <TableTop
        game={table.game}
        cloth={clothAt(table, game)}
        lamp={table.paused === null ? undefined : 'dim'}
      >
        <Wall name={name} table={table} />
        {table.phase === 'gathering' && <BeforeDeal name={name} table={table} />}
        {game && projection && !target && (
          <Stage
            model={model}
            table={tableOfLastGame(table)}
            game={game}
            mine={null}
            explain={() => {}}
          />
        )}
        {table.phase === 'over' && (!target || target.to === 'evening') && (
          <GameOver
            table={table}
            mine={null}
            hosting={false}
            send={model.send}
            replay={replay}
            results={{ isOpen: target !== null, open: showResults, close }}
            chooseGame={null}
            sit={null}
            canSit={false}
            say={say}
          />
        )}
        {game && target && target.to !== 'evening' && (
          <Replaying
            table={table}
            game={game}
            mine={null}
            missed={null}
            sits={false}
            close={close}
            say={say}
          />
        )}
        {table.paused !== null && game && <Paused table={table} mine={null} send={model.send} />}
        <Tips game={table.game} />
        <LiveRegion news={log.latestNews.value} status={toast.current?.text ?? ''} />
      </TableTop>
    </AtTableContext.Provider>
  )
}

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { findGame } from '../boards/available-games.ts'
import { LiveRegion } from '../kit/LiveRegion.tsx'
import { TableContext } from '../kit/table/table-context.ts'
import { TableTop } from '../kit/table/TableTop.tsx'
import { Tips } from '../parts/tips/Tips.tsx'
import { GameOver, PauseOverlay, FinishedGame, OpenHandsDelay } from '../table/room/lazy-parts.ts'
import { clothAt } from '../parts/visible-game.ts'
import { useReplayView } from '../table/room/use-replay-view.ts'
import { useTabTitle } from '../table/room/use-tab-title.ts'
import { useToast } from '../table/room/use-toast.ts'
import { Toast } from '../table/room/Toast.tsx'
import { Stage } from '../table/room/Stage.tsx'
import { words } from '../words/index.ts'
import { BeforeDeal } from './BeforeDeal.tsx'
import { ConnectionEnded } from './ConnectionEnded.tsx'
import { type SpectatorSession, useSpectatorSession } from './spectator-session.ts'
import { FrameMessage } from './FrameMessage.tsx'
import { usePublishNews } from './parent-page.ts'
import { useVisibleRoom } from './use-visible-game.ts'
import { EmbedHeader } from './EmbedHeader.tsx'

/** A table embedded in another site, at which visitors can only watch. */
export function Watching({ code }: { readonly code: string }) {
  const look = useSpectatorSession(code)
  usePublishNews(look.model)
  const ending = look.connection.closeReason.value
  const table = look.model.table.value
  if (ending !== null)
    return <ConnectionEnded last={table} ending={ending} reconnect={look.again} />
  if (table === null) return <FrameMessage text={words.value.arriving} />
  return <SpectatorTable look={look} table={table} />
}

interface SpectatorTableProps {
  readonly look: SpectatorSession
  readonly table: PublicTable
}

function SpectatorTable({ look, table: latestTable }: SpectatorTableProps) {
  const { model, log } = look
  const { table, shown, game, projection, people } = useVisibleRoom(look, latestTable)
  const toast = useToast(model, game?.clauses ?? {})
  const { target, replay, showResults, close } = useReplayView(table)
  const name = findGame(table.game)?.name ?? 'Tischlein'
  useTabTitle(`${name} · ${spokenCode(table.code)}`, null)

  const say = (text: string): void => toast.say({ text })
  const answer = toast.current && (
    <Toast message={toast.current} openRule={() => {}} close={() => toast.say(null)} />
  )
  const atTable = {
    people,
    openPlayerMenu: null,
    answer,
    spectatorPanel: (
      <>
        {answer}
        {table.openHands?.open === true && <OpenHandsDelay table={table} view={projection} />}
      </>
    ),
  }
  return (
    <TableContext.Provider value={atTable}>
      <TableTop
        game={table.game}
        cloth={clothAt(table, game)}
        lamp={table.paused === null ? undefined : 'dim'}
      >
        <EmbedHeader name={name} table={table} />
        {table.phase === 'gathering' && <BeforeDeal name={name} table={table} />}
        {game && projection && !target && (
          <Stage model={model} table={shown} game={game} mine={null} explain={() => {}} />
        )}
        {table.phase === 'over' && (!target || target.to === 'results') && (
          <GameOver
            table={table}
            mine={null}
            isHost={false}
            send={model.send}
            view={projection?.view ?? null}
            gameWords={game?.gameWords ?? null}
            isFresh={false}
            replay={replay}
            results={{ isOpen: target !== null, open: showResults, close }}
            openTableRules={null}
            leave={null}
            session={null}
            say={say}
          />
        )}
        {game && target && target.to !== 'results' && (
          <FinishedGame
            table={shown}
            game={game}
            mine={null}
            chat={model.chat.value}
            missed={null}
            canTakeSeat={false}
            close={close}
            say={say}
          />
        )}
        {table.paused !== null && game && (
          <PauseOverlay table={table} mine={null} send={model.send} />
        )}
        <Tips game={table.game} />
        <LiveRegion
          news={log.latestNews.value}
          status={toast.current?.text ?? ''}
          occasion={toast.current ?? undefined}
        />
      </TableTop>
    </TableContext.Provider>
  )
}

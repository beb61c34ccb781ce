import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { spokenCode } from '../../shared/code.ts'
import { findGame } from '../boards/available-games.ts'
import type { SpectatorSession } from '../embed/spectator-session.ts'
import { useVisibleGame } from '../embed/use-visible-game.ts'
import { LiveRegion } from '../kit/LiveRegion.tsx'
import { useFaces } from '../kit/motion/faces.ts'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { type Person, TableContext } from '../kit/table/table-context.ts'
import { TableTop } from '../kit/table/TableTop.tsx'
import { Logo } from '../parts/Logo.tsx'
import { peopleAt, useRecentChat } from '../parts/people.ts'
import { timeThresholds } from '../parts/turn-clock.ts'
import { clothAt, namesAt, type VisibleGame } from '../parts/visible-game.ts'
import { tableOfLastGame } from '../table/end/last-game.ts'
import { PauseOverlay } from '../table/room/lazy-parts.ts'
import { Stage } from '../table/room/Stage.tsx'
import { useTabTitle } from '../table/room/use-tab-title.ts'
import { useNow } from '../table/time/use-now.ts'
import { useVisibleTable } from '../table/time/spectator-lag.ts'
import { words } from '../words/index.ts'
import { televisionWords } from '../words/tv.ts'
import { TelevisionEnd } from './TelevisionEnd.tsx'
import { TelevisionGathering } from './TelevisionGathering.tsx'
import { JoinQr } from './JoinQr.tsx'
import { Message, TelevisionScreen } from './TelevisionScreen.tsx'
import { useEndDelay } from './use-end-delay.ts'

interface TelevisionTableProps {
  readonly session: SpectatorSession
  readonly table: PublicTable
  /** Whether the connection is lost, so that the screen shows an old state. */
  readonly isLost: boolean
}

/** The table from above, with the cards that everyone may see. No part of it can be tapped. */
export function TelevisionTable({ session, table: latest, isLost }: TelevisionTableProps) {
  const { model, log } = session
  const table = useVisibleTable(latest, null)
  const shown = tableOfLastGame(table)
  const game = useVisibleGame(session, table)
  const recentChat = useRecentChat(log.entries.value)
  const showsEnd = useEndDelay(table)
  const faces = useFaces()
  const now = useNow(timeThresholds(table))
  const name = findGame(table.game)?.name ?? 'Tischlein'
  const text = televisionWords.value
  useTabTitle(`${name} · ${spokenCode(table.code)}`, null)

  const toMove = table.phase === 'playing' ? (model.projection.value?.toMove ?? []) : []
  const people = peopleAt(shown, { mine: null, toMove, recentChat, faces, now })
  const screen = table.phase === 'gathering' ? 'gathering' : showsEnd ? 'end' : 'table'
  return (
    <TelevisionScreen>
      <TableContext.Provider
        value={{
          people,
          openPlayerMenu: null,
          answer: null,
          spectatorPanel: game && <Caption table={shown} game={game} people={people} />,
        }}
      >
        <div class="tv-room" data-screen={screen} data-lost={isLost}>
          <TableTop
            game={table.game}
            cloth={clothAt(table, game)}
            lamp={isLost ? 'dark' : table.paused === null ? undefined : 'dim'}
          >
            {screen === 'gathering' && <TelevisionGathering table={table} />}
            {screen !== 'gathering' && <Corners table={table} name={name} isOver={showsEnd} />}
            {screen === 'table' && game && (
              // The board is inert: the arrow keys of a remote control move the focus, and a
              // focused pile would open a drawer that a remote control cannot close.
              <div class="tv-board" inert>
                <Stage model={model} table={shown} game={game} mine={null} explain={() => {}} />
              </div>
            )}
            {screen === 'end' && <TelevisionEnd table={shown} game={game} people={people} />}
            {table.paused !== null && game && (
              <PauseOverlay table={table} mine={null} send={model.send} />
            )}
            {isLost && <Message title={text.lost} means={text.lostMeans} />}
            <LiveRegion news={log.latestNews.value} status="" />
          </TableTop>
        </div>
      </TableContext.Provider>
    </TelevisionScreen>
  )
}

interface CaptionProps {
  readonly table: PublicTable
  readonly game: VisibleGame
  readonly people: readonly Person[]
}

/**
 * Shows the prompt of the game and the piece of the player to move. It is at the near edge of the
 * table, where no player sits.
 */
function Caption({ table, game, people }: CaptionProps) {
  const [first, second] = people.filter(({ isToMove }) => isToMove)
  const title = game.board.prompt(game.view, table.options, game.gameWords, namesAt(table))
  return (
    <p class="tv-caption" aria-hidden="true" data-long={title.length > 24}>
      {first !== undefined && second === undefined && (
        <Piece of={first.seat} face={first.face}>
          {initialOf(first.name)}
        </Piece>
      )}
      <b>{title}</b>
    </p>
  )
}

interface CornersProps {
  readonly table: PublicTable
  readonly name: string
  readonly isOver: boolean
}

/**
 * The texts in the corners around the oval table: the game, the code, and the player who can deal
 * again.
 */
function Corners({ table, name, isOver }: CornersProps) {
  const text = televisionWords.value
  const count = table.results?.length ?? 0
  const nth = table.phase === 'over' ? count : count + 1
  const host = table.host === null ? undefined : table.seats[table.host]
  return (
    <>
      <header class="tv-head">
        <Logo />
        <b>{name}</b>
        {nth > 1 && <small>{text.game(nth)}</small>}
      </header>
      {isOver && host !== undefined && (
        <p class="tv-head tv-head-right">
          <b>{text.again}</b>
          <small>{text.canDeal(host.name)}</small>
        </p>
      )}
      <aside class="tv-corner" aria-label={words.value.invite.title}>
        <JoinQr table={table} />
        <b>
          {table.code.slice(0, 3)}
          <i>·</i>
          {table.code.slice(3)}
        </b>
      </aside>
    </>
  )
}

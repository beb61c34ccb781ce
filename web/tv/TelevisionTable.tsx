import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { spokenCode } from '../../shared/code.ts'
import type { AnyOptions } from '../../shared/game/game.ts'
import type { GameWords } from '../../shared/game/words.ts'
import { findGame } from '../boards/available-games.ts'
import type { SpectatorSession } from '../embed/spectator-session.ts'
import { useVisibleRoom } from '../embed/use-visible-game.ts'
import { LiveRegion } from '../kit/LiveRegion.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { type Person, TableContext } from '../kit/table/table-context.ts'
import { TableTop } from '../kit/table/TableTop.tsx'
import { Logo } from '../parts/Logo.tsx'
import { clothAt, namesAt, type VisibleGame } from '../parts/visible-game.ts'
import { Claps } from '../table/reactions/Claps.tsx'
import { PauseOverlay } from '../table/room/lazy-parts.ts'
import { Stage } from '../table/room/Stage.tsx'
import { useTabTitle } from '../table/room/use-tab-title.ts'
import { localise, words } from '../words/index.ts'
import { televisionWords } from '../words/tv.ts'
import { TakeBackSlip } from './TakeBackSlip.tsx'
import { TelevisionEnd, useEndDelay } from './TelevisionEnd.tsx'
import { JoinQr, TelevisionGathering } from './TelevisionGathering.tsx'
import {
  type AnyTelevisionGame,
  type TelevisionContext,
  useTelevisionGame,
} from './television-game.ts'
import { GreatMoment, useGreatMoment } from './moments/GreatMoment.tsx'
import { Message, TelevisionScreen } from './TelevisionScreen.tsx'
import { useIsIdle } from './use-is-idle.ts'
import { usePlateSlide } from './use-plate-slide.ts'
import { useTurnBell } from './use-turn-bell.ts'

interface TelevisionTableProps {
  readonly session: SpectatorSession
  readonly table: PublicTable
  /** Whether the connection is lost, so that the screen shows an old state. */
  readonly isLost: boolean
}

/** The table from above, with the cards that everyone may see. No part of it can be tapped. */
export function TelevisionTable({ session, table: latest, isLost }: TelevisionTableProps) {
  const { model, log } = session
  const { table, shown, game, toMove, people } = useVisibleRoom(session, latest)
  const showsEnd = useEndDelay(table)
  const name = findGame(table.game)?.name ?? 'Tischlein'
  const text = localise(televisionWords)
  useTabTitle(`${name} · ${spokenCode(table.code)}`, null)

  useTurnBell(toMove)
  const screen = table.phase === 'gathering' ? 'gathering' : showsEnd ? 'end' : 'table'
  const extras = useTelevisionGame(table.game)
  const context = game && contextOf(table, game)
  const moment = useGreatMoment(game && { view: game.view, deal: table.deal }, (before, after) =>
    extras === null || context === null || model.projection.peek()?.takenBack
      ? null
      : extras.greatMoment(before, after, context),
  )
  const isIdle = useIsIdle(screen === 'table' ? game?.view : latest)
  const room = usePlateSlide(screen)
  return (
    <TelevisionScreen>
      <TableContext.Provider
        value={{
          people,
          openPlayerMenu: null,
          answer: null,
          spectatorPanel:
            game &&
            (table.takeBackRequest === undefined ? (
              <Caption table={shown} game={game} people={people} extras={extras} />
            ) : (
              <TakeBackSlip request={table.takeBackRequest} people={people} />
            )),
        }}
      >
        <div
          ref={room}
          class="tv-room"
          data-screen={screen}
          data-lost={isLost}
          data-idle={isIdle}
          data-moment={screen === 'table' ? moment?.look : undefined}
        >
          <TableTop
            game={table.game}
            cloth={clothAt(table, game)}
            lamp={isLost ? 'dark' : table.paused === null ? undefined : 'dim'}
          >
            {screen === 'gathering' && <TelevisionGathering table={table} />}
            {screen !== 'gathering' && (
              <Corners
                table={table}
                name={name}
                isOver={showsEnd}
                progress={(game && extras?.progress?.(game.view, text)) ?? null}
              />
            )}
            {screen === 'table' && game && (
              // The board is inert: the arrow keys of a remote control move the focus, and a
              // focused pile would open a drawer that a remote control cannot close.
              <div inert>
                <Stage model={model} table={shown} game={game} mine={null} explain={() => {}} />
                {moment && <GreatMoment moment={moment} />}
              </div>
            )}
            {screen === 'end' && <TelevisionEnd table={shown} game={game} people={people} />}
            {table.paused !== null && game && (
              <PauseOverlay table={table} mine={null} send={model.send} />
            )}
            {isLost && <Message icon="offline" title={text.lost} means={text.lostMeans} />}
            <LiveRegion news={log.latestNews.value} status="" />
            <Claps session={session} table={table} />
          </TableTop>
        </div>
      </TableContext.Provider>
    </TelevisionScreen>
  )
}

const contextOf = (
  table: PublicTable,
  { gameWords }: VisibleGame,
): TelevisionContext<AnyOptions, GameWords> => ({
  options: table.options,
  words: gameWords,
  text: localise(televisionWords),
  names: namesAt(table),
})

interface CaptionProps {
  readonly table: PublicTable
  readonly game: VisibleGame
  readonly people: readonly Person[]
  /** Null until its file has loaded. */
  readonly extras: AnyTelevisionGame | null
}

/**
 * Shows the game's prompt, which says what the player to move has to do, and that player's piece. It
 * is at the near edge of the table, where no player sits.
 */
function Caption({ table, game, people, extras }: CaptionProps) {
  const [first, second] = people.filter(({ isToMove }) => isToMove)
  const title = game.board.prompt(game.view, table.options, game.gameWords, namesAt(table))
  const task = first && extras?.task(game.view, contextOf(table, game))
  return (
    <p class="tv-caption" aria-hidden="true" style={{ '--letters': title.length }}>
      {first !== undefined && second === undefined && (
        <Piece of={first.seat} face={first.face}>
          {initialOf(first.name)}
        </Piece>
      )}
      <span class="tv-caption-text">
        <b>{title}</b>
        {task && <small>{task}</small>}
      </span>
    </p>
  )
}

interface CornersProps {
  readonly table: PublicTable
  readonly name: string
  readonly isOver: boolean
  /** How far the game is, in the words of the game; null if the game has no such text. */
  readonly progress: string | null
}

/**
 * The texts in the corners around the oval table: the game, the code, and the player who can deal
 * again.
 */
function Corners({ table, name, isOver, progress }: CornersProps) {
  const text = localise(televisionWords)
  const count = table.results?.length ?? 0
  const nth = table.phase === 'over' ? count : count + 1
  const host = table.host === null ? undefined : table.seats[table.host]
  const gameText = nth > 1 ? text.game(nth) : null
  const isTogether = findGame(table.game)?.cooperative === true
  const small = (isOver ? null : progress) ?? (isTogether ? text.attempt(nth) : gameText)
  return (
    <>
      <header class="tv-head">
        <Logo />
        <b>{name}</b>
        {small !== null && <small>{small}</small>}
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

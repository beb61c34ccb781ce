import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

import { spokenCode } from '../../../shared/code.ts'
import type { GamePosition, PublicTable } from '../../../shared/protocol/protocol.ts'
import { seatInDeal } from '../../../shared/protocol/seat-in-deal.ts'
import { findGame } from '../../boards/available-games.ts'
import { useFaces } from '../../kit/motion/faces.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import { besideTelevision } from '../../kit/hand/beside-television.ts'
import { MyTurnContext, TableContext } from '../../kit/table/table-context.ts'
import { TableTop } from '../../kit/table/TableTop.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { useGame } from '../../parts/use-game.ts'
import { Tips } from '../../parts/tips/Tips.tsx'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'
import { takeOpenedMark } from '../../parts/opened-mark.ts'
import {
  Announcements,
  BesideSwitch,
  CatchingUp,
  GameOver,
  Gathering,
  OpenHandsStatus,
  PauseOverlay,
  PlayedOnRibbon,
  LogReplay,
  FinishedGame,
  RoomDrawers,
  Chat,
  ChatPreview,
  ReactionButtons,
  SpectatorPanel,
  TallySlip,
  TallyStrip,
  Toast,
} from './lazy-parts.ts'
import type { OpenDrawer } from '../drawers/RoomDrawers.tsx'
import { useNotifications } from '../notifications/use-notifications.ts'
import { playerAt, tableOfLastGame } from '../end/last-game.ts'
import { clothAt, namesAt, type VisibleGame, lampState } from '../../parts/visible-game.ts'
import { chatStateOf, useUnread } from './chat-state.ts'
import { peopleAt, useRecentChat } from '../../parts/people.ts'
import { useVisibleTable } from '../time/spectator-lag.ts'
import { useLogNews } from './use-log-news.ts'
import { useReplayView } from './use-replay-view.ts'
import { useTabTitle } from './use-tab-title.ts'
import { useToast } from './use-toast.ts'
import { timeThresholds } from '../../parts/turn-clock.ts'
import { useNow } from '../time/use-now.ts'
import { useTimeParts } from '../time/use-time-parts.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Stage } from './Stage.tsx'
import { TopBar, topBarName } from './TopBar.tsx'

// Loaded lazily, so that the notices do not delay the board.
const Notices = lazy(() => import('./Notices.tsx').then((part) => part.Notices))

interface RoomProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly phone?: SharedPhoneView | undefined
  readonly local?: LocalView
}

/** The differences of `Room` on a phone that several players share. */
interface SharedPhoneView {
  /**
   * The public view of a finished game, which all players on this phone see. Null during a game.
   */
  readonly sharedProjection: GamePosition | null
  /** The last deal that was played while the page was open, perhaps by another player. */
  readonly playedDeal: number
  /** The button that hides the cards, or lists the players. */
  readonly button: ComponentChildren
  /** Sends a command from the end screen. A vote counts for every player on this phone. */
  readonly sendAtEnd: (command: CommandInput) => void
  /** The button for handing the phone to the next player. It replaces the prompt. */
  readonly handOverButton: ComponentChildren
}

/** What `Room` shows differently at a table that runs in this browser (web/local/). */
interface LocalView {
  /** Replaces the table's code. */
  readonly ribbon: ComponentChildren
  /** Replaces the prompt of the viewer; null for the usual prompt. */
  readonly answer: ComponentChildren
}

/** The screen of a table: the top bar, the game (or the seats before the game), and the chat. */
export function Room({ session, table: latestTable, phone, local }: RoomProps) {
  const text = words.value
  const { model, log } = session
  const table = useVisibleTable(latestTable, model.seat.value)
  const about = findGame(table.game)
  const loaded = useGame(table.game)
  const [open, show] = useState<OpenDrawer | null>(null)
  const [isReacting, setReacting] = useState(false)
  const toast = useToast(model, loaded?.clauses ?? {})
  const looking = useReplayView(table, session.connection.status.value === 'open')
  const { target, close } = looking
  const atEnd = tableOfLastGame(table)
  const played = useRef(phone?.playedDeal ?? 0)
  if (table.phase === 'playing') played.current = table.deal
  useLogNews(log, atEnd, loaded, phone && 'several')
  useLayoutEffect(() => {
    if (takeOpenedMark(table.code)) playCue({ name: 'open-table' })
  }, [])

  const name = about?.name ?? 'Tischlein'
  const code = local || settings.hideCode.value ? null : spokenCode(table.code)
  const title = code === null ? name : `${name} · ${code}`
  const now = useNow(timeThresholds(table))
  const time = useTimeParts(loaded !== null)
  const myTab = time?.nudgeTabTitle(table, model.seat.value) ?? text.yourTurn
  // On a shared phone, `SharedPhoneRoom` handles the notifications of all players.
  useNotifications(phone || local ? null : () => [session], loaded !== null)
  useTabTitle(title, model.myTurn.value ? myTab : null)
  const entries = log.entries.value
  const recentChat = useRecentChat(entries)
  const unread = useUnread(entries, model.seat.value, open?.drawer === 'chat')
  const together = phone?.sharedProjection ?? null
  const latest = together ?? model.projection.value
  // The message with the first cards of another game may arrive after the one about its deal.
  const projection = table.phase !== 'gathering' && latest?.game === table.game ? latest : null
  const mine = together === null ? model.seat.value : null
  const game: VisibleGame | null = loaded && projection && { ...loaded, view: projection.view }
  const talkState = chatStateOf(game, table, mine !== null, text)

  // At a public table, any stranger could open a television. So the phones of a public table ignore
  // televisions, and keep showing the whole table.
  const hasTelevision = (table.televisions ?? 0) > 0 && !table.listed && table.phase === 'playing'
  const besideButton = hasTelevision && game && !target && !phone && mine !== null && (
    <BesideSwitch code={table.code} />
  )
  const beside = besideTelevision.value
  const takesBack = mine !== null && table.phase === 'playing' && { session, table, mine }
  const say = (sentence: string): void => toast.say({ text: sentence })
  // The response to the viewer's last action, which a drawer shows too, because it covers the page.
  const response = toast.current ? (
    <Toast
      message={toast.current}
      askHost={time && <time.AskHost table={table} mine={mine} send={model.send} />}
      openRule={(clause) => {
        toast.say(null)
        show({ drawer: 'rules', clause })
      }}
      close={() => toast.say(null)}
    />
  ) : time && takesBack && table.takeBackRequest && !phone?.handOverButton ? (
    <time.TakeBackRequest {...takesBack} />
  ) : null
  const answer =
    response ??
    (beside && game && !model.myTurn.value
      ? beside.lookUp(game.board.prompt(game.view, table.options, game.gameWords, namesAt(atEnd)))
      : (phone?.handOverButton ?? local?.answer))
  const talk = (
    <Chat
      entries={entries}
      mine={mine}
      state={talkState}
      draft={model.draft.value}
      table={table}
      send={model.send}
    />
  )
  const toMove = table.phase === 'playing' ? (projection?.toMove ?? []) : []
  const instead = time?.panelOverride(table, mine, now, projection?.turn) ?? null
  const place = mine === null ? null : seatInDeal(table, mine)
  const atTable = {
    people: peopleAt(atEnd, { mine: place, toMove, recentChat, faces: useFaces(), now }),
    override: instead,
    nudge: mine === null || time === null ? null : time.nudgeAction(model.send),
    openPlayerMenu: (seat: number) =>
      seat === place && table.phase === 'playing'
        ? setReacting((before) => !before)
        : show({ drawer: 'seat', player: playerAt(atEnd, seat) }),
    reactionButtons: isReacting && place !== null && game && (
      <ReactionButtons
        {...{ table, game, mine: place, send: model.send }}
        close={() => setReacting(false)}
      />
    ),
    answer,
    takeBack: time && takesBack && table.takeBack !== false && !table.paused && (
      <time.TakeBackButton {...takesBack} game={game} />
    ),
    spectatorPanel: phone ? (
      answer
    ) : (
      <SpectatorPanel session={session} table={table} answer={answer} />
    ),
  }

  const tally = table.tally && hasTally(table) && !target ? table.tally : null
  const tallied = tally && {
    tally,
    me: model.me.value?.person ?? null,
    open: () => show({ drawer: 'tally' }),
  }
  const me = model.me.value
  const myTurn = mine !== null && me !== null && model.myTurn.value
  return (
    <TableContext.Provider value={atTable}>
      <MyTurnContext.Provider value={myTurn ? { seat: mine, name: me.name } : null}>
        <TableTop
          game={table.game}
          cloth={clothAt(table, loaded)}
          lamp={lampState(session.connection.status.value, table)}
        >
          <TopBar
            title={title}
            name={topBarName(target, table, { name, code })}
            table={table}
            phone={phone?.button ?? besideButton}
            hand={table.openHands && <OpenHandsStatus table={table} me={me} send={model.send} />}
            chat={local ? null : { unread, open: () => show({ drawer: 'chat' }) }}
            openMenu={() => show({ drawer: 'menu' })}
          >
            {local?.ribbon}
            {table.sameDeal && !target && <PlayedOnRibbon {...table.sameDeal} />}
            {time && <time.ElapsedTime table={table} />}
            {tallied && <TallyStrip {...tallied} />}
          </TopBar>
          {table.phase === 'gathering' && about && (
            <Gathering
              session={session}
              table={table}
              about={about}
              say={say}
              openTableRules={() => show({ drawer: 'table' })}
            />
          )}
          {game && !target && (
            <Stage model={model} table={atEnd} game={game} mine={place} explain={toast.explain} />
          )}
          {table.phase === 'over' &&
            (!phone || together) &&
            (!target || target.to === 'results') && (
              <GameOver
                table={table}
                mine={model.seat.value}
                isHost={model.isHost.value}
                send={phone?.sendAtEnd ?? model.send}
                view={projection?.view ?? null}
                gameWords={loaded?.gameWords ?? null}
                isFresh={played.current === table.deal}
                replay={looking.replay}
                results={{ isOpen: target !== null, open: looking.showResults, close }}
                openTableRules={() => show({ drawer: 'table' })}
                leave={model.seat.value === null ? null : () => show({ drawer: 'leave' })}
                session={session}
                say={say}
              />
            )}
          {game && target?.to === 'replay' && (
            <FinishedGame
              table={atEnd}
              game={game}
              mine={place}
              chat={entries.flatMap((entry) => (entry.kind === 'chat' ? [entry.line] : []))}
              missed={target.missed && { ...target.missed, seat: place }}
              canTakeSeat={!local}
              close={close}
              say={say}
            />
          )}
          {game && target?.to === 'missed' && (
            <CatchingUp
              session={session}
              table={atEnd}
              game={game}
              since={target.missed.since}
              close={close}
              say={say}
            />
          )}
          {game && target?.to === 'moment' && (
            <LogReplay
              {...{ session, game, close }}
              table={atEnd}
              moment={target.seen.projection}
            />
          )}
          {loaded !== null && !target && (
            <Notices
              session={session}
              table={table}
              showMissed={looking.showMissed}
              isHandedOn={Boolean(phone?.handOverButton)}
            >
              {time && (
                <time.TimeNotices {...{ table, mine, toMove, now, log, say, send: model.send }} />
              )}
            </Notices>
          )}
          {table.paused !== null && game && (
            <PauseOverlay table={table} mine={mine} send={model.send} />
          )}
          {tallied && table.phase !== 'gathering' && <TallySlip table={table} {...tallied} />}
          {game && !local && !target && table.phase !== 'gathering' && (
            <ChatPreview
              entries={entries}
              mine={mine}
              state={talkState}
              draft={model.draft.value}
              send={model.send}
            />
          )}
          <Tips game={table.game} />
          {loaded !== null && (
            <Announcements
              session={session}
              title={title}
              entries={entries}
              mine={mine}
              news={log.latestNews.value}
              status={
                toast.current?.text ?? (model.myTurn.value ? text.yourTurn : (instead?.title ?? ''))
              }
              message={toast.current}
              turn={projection?.turn}
              game={myTurn ? game : null}
              table={atEnd}
            />
          )}
          {/* The drawers load after the board, so that they do not delay it. */}
          {(loaded !== null || open !== null) && (
            <RoomDrawers
              open={open}
              show={show}
              session={session}
              table={table}
              chat={talk}
              unread={unread}
              handSizes={game ? game.board.rules.handSizes(game.view) : []}
              recall={target ? null : looking.recall}
              replay={table.phase === 'over' && !target ? looking.replay : null}
              answer={response}
              message={toast.current}
              say={say}
            />
          )}
        </TableTop>
      </MyTurnContext.Provider>
    </TableContext.Provider>
  )
}

/**
 * Returns whether to show the tally (each player's wins at this table). At the end of the first
 * game, it would only repeat the result.
 */
const hasTally = ({ phase, results = [] }: PublicTable): boolean =>
  phase !== 'over' || results.length > 1

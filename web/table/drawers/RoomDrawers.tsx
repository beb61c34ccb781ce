import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'

import type { Clause } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { lazy } from '../../kit/lazy.tsx'
import { StatusRegion } from '../../kit/LiveRegion.tsx'
import { Drawer, DrawerTool } from '../../kit/Drawer.tsx'
import { localise, words } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'
import { canAnswerRequests } from '../gathering/JoinRequests.tsx'
import { findGame } from '../../boards/available-games.ts'
import { RepeatedDeal } from '../end/RepeatedDeal.tsx'
import { TableRules } from '../gathering/TableRules.tsx'
import { Invitation } from '../gathering/Invitation.tsx'
import { ChooseGame, canChooseGame } from './ChooseGame.tsx'
import { DeleteDrawer } from './DeleteDrawer.tsx'
import { LeaveDrawer } from './LeaveDrawer.tsx'
import { LogDrawer } from './LogDrawer.tsx'
import { Menu } from './Menu.tsx'
import { HandoverDrawer } from '../../parts/HandoverDrawer.tsx'
import { SeatDrawer } from './SeatDrawer.tsx'
import { type PlayerId, seatOf, tableOfLastGame } from '../end/last-game.ts'
import { OpenTally } from '../room/lazy-parts.ts'
import type { ToastMessage } from '../room/use-toast.ts'
import type { ReceivedState } from '../../client/Log.ts'
import type { TableSession } from '../../client/TableSession.ts'

const RulesInPlay = lazy(() => import('./TableRulebook.tsx').then((part) => part.TableRulebook))

/** The drawer that is open, with its parameters. */
export type OpenDrawer =
  | {
      readonly drawer:
        | 'menu'
        | 'chat'
        | 'log'
        | 'invite'
        | 'phone'
        | 'leave'
        | 'table'
        | 'game'
        | 'delete'
        | 'tally'
    }
  | { readonly drawer: 'rules'; readonly clause: Clause | null }
  | { readonly drawer: 'seat'; readonly player: PlayerId | null }

interface RoomDrawersProps {
  readonly open: OpenDrawer | null
  readonly show: (drawer: OpenDrawer | null) => void
  readonly session: TableSession
  readonly table: PublicTable
  readonly chat: ComponentChildren
  /** The number of unread chat messages. */
  readonly unread: number
  /** The number of cards in each player's hand, by seat; empty before the deal. */
  readonly handSizes: readonly number[]
  /** Shows an earlier position of this game, chosen in the log. Null during a replay. */
  readonly recall: ((seen: ReceivedState) => void) | null
  /** Opens the replay; null before the game is over. */
  readonly replay: (() => void) | null
  /**
   * The response to the last action. It is shown inside the drawer, because the drawer covers the
   * page.
   */
  readonly answer: ComponentChildren
  /** The message in `answer`, which is announced inside the drawer. Null if there is none. */
  readonly message: ToastMessage | null
  readonly say: (text: string) => void
}

export function RoomDrawers(props: RoomDrawersProps) {
  const { open, show, session, table, chat, unread, handSizes, recall, replay, message, say } =
    props
  const text = words.value
  const { model, log } = session
  const mine = model.seat.value
  const token = session.token.value
  const answer = (
    <>
      {props.answer}
      <StatusRegion status={message?.text ?? ''} occasion={message ?? undefined} />
    </>
  )
  const close = (): void => show(null)
  const seat = open?.drawer === 'seat' ? seatOf(table, open.player) : null
  useEffect(() => {
    if (open?.drawer === 'seat' && seat === null) close()
  })
  const chooseGame = canChooseGame(session, table) ? () => show({ drawer: 'game' }) : null

  switch (open?.drawer) {
    case 'menu':
      return (
        <Menu
          close={close}
          session={session}
          table={table}
          unread={unread}
          actions={{
            rules: () => show({ drawer: 'rules', clause: null }),
            log: table.phase === 'gathering' ? null : () => show({ drawer: 'log' }),
            chat: () => show({ drawer: 'chat' }),
            invite: () => show({ drawer: 'invite' }),
            pause:
              mine !== null && table.phase === 'playing' && table.paused === null
                ? closeAfter(() => model.send({ type: 'pause' }))
                : null,
            chooseGame,
            phone: token === null ? null : () => show({ drawer: 'phone' }),
            tableRules: () => show({ drawer: 'table' }),
            leave: mine === null ? null : () => show({ drawer: 'leave' }),
            deleteTable: () => show({ drawer: 'delete' }),
          }}
        />
      )
    case 'chat':
      return (
        <Drawer
          key="chat"
          title={text.chat.title}
          tools={
            <DrawerTool
              icon="list"
              name={localise(menuWords).log.title}
              onClick={() => show({ drawer: 'log' })}
            />
          }
          onClose={close}
          shape="tall"
        >
          {chat}
          {answer}
        </Drawer>
      )
    case 'log':
      return (
        <LogDrawer
          key="log"
          table={table}
          mine={mine}
          entries={log.entries.value}
          recall={recall}
          replay={replay}
          openChat={() => show({ drawer: 'chat' })}
          close={close}
        />
      )
    case 'invite':
      return (
        <Drawer key="invite" title={words.value.invite.title} onClose={close}>
          <Invitation table={table} say={say} />
          {answer}
        </Drawer>
      )
    case 'table': {
      const about = findGame(table.game)
      return (
        about !== undefined && (
          <Drawer key="table" title={text.tableRules} subtitle={about.name} onClose={close}>
            <RepeatedDeal table={table} />
            <TableRules
              about={about}
              table={table}
              isHost={model.isHost.value}
              mine={mine}
              canAnswerRequests={canAnswerRequests(session, table)}
              send={model.send}
              openRules={() => show({ drawer: 'rules', clause: null })}
              chooseGame={chooseGame}
            />
            {answer}
          </Drawer>
        )
      )
    }
    case 'game':
      return <ChooseGame table={table} send={model.send} show={show} />
    case 'delete':
      return <DeleteDrawer send={model.send} close={close} />
    case 'phone':
      return token === null ? null : (
        <HandoverDrawer code={table.code} token={token} close={close} />
      )
    case 'leave':
      return <LeaveDrawer leave={session.leave} close={close} />
    case 'tally':
      return (
        table.tally && (
          <OpenTally
            table={table}
            tally={table.tally}
            me={model.me.value?.person ?? null}
            close={close}
          />
        )
      )
    case 'rules':
      return (
        <Drawer key="rules" title={text.rules.title} onClose={close} shape="wide">
          <RulesInPlay table={table} clause={open.clause} />
        </Drawer>
      )
    case 'seat': {
      if (seat === null) return null
      const seatInGame = seatOf(tableOfLastGame(table), open.player) ?? seat
      const person = table.seats[seat]?.person
      return (
        <SeatDrawer
          table={table}
          seat={seat}
          seatInGame={seatInGame}
          mine={mine}
          token={token}
          handSize={handSizes[seatInGame]}
          isHost={model.isHost.value}
          isMuted={person !== undefined && log.muted.value.has(person)}
          toggleMute={person === undefined ? null : () => log.toggleMute(person)}
          send={model.send}
          close={close}
        />
      )
    }
    case undefined:
      return null
  }

  function closeAfter(action: () => void): () => void {
    return () => {
      action()
      close()
    }
  }
}

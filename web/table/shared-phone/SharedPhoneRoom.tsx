import './shared-phone-room.css'

import { useState, useEffect, useRef } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { HandoverDrawer } from '../../parts/HandoverDrawer.tsx'
import { useGame } from '../../parts/use-game.ts'
import { localise } from '../../words/index.ts'
import { sharedPhoneWords } from '../../words/shared-phone.ts'
import { LeaveDrawer } from '../drawers/LeaveDrawer.tsx'
import { useNotifications } from '../notifications/use-notifications.ts'
import { Room } from '../room/Room.tsx'
import { useLogNews } from '../room/use-log-news.ts'
import { sessionName, SessionPiece, Cover } from './Cover.tsx'
import type { SharedPhone } from './SharedPhone.ts'

interface HandOverButtonProps {
  readonly name: string
  readonly cover: () => void
}

/**
 * The button that appears over the hand after the player's turn. It names the player who should get
 * the phone, and hides the cards.
 */
const HandOverButton = ({ name, cover }: HandOverButtonProps) => (
  <button class="button hand-on" data-look="main" data-size="big" type="button" onClick={cover}>
    <Icon name="phone" />
    {localise(sharedPhoneWords).handTo(name)}
  </button>
)

interface PlayersDrawerProps {
  readonly phone: SharedPhone
  readonly close: () => void
}

/** Lists the players on this phone. Each can leave, or move their seat to another device. */
function PlayersDrawer({ phone, close }: PlayersDrawerProps) {
  const text = localise(sharedPhoneWords)
  const [going, go] = useState<{
    readonly one: TableSession
    readonly how: 'move' | 'leave'
  } | null>(null)
  if (going !== null && phone.players.all.value.includes(going.one))
    return going.how === 'move' ? (
      <HandoverDrawer code={phone.code} token={going.one.token.value ?? ''} close={close} />
    ) : (
      <LeaveDrawer leave={going.one.leave} close={close} />
    )
  return (
    <Drawer title={text.people} subtitle={text.join} onClose={close}>
      <ul class="sheet-list">
        {phone.players.present.value.map((one) => (
          <li key={one.token.value} class="phone-person">
            <SessionPiece one={one} />
            <b>{sessionName(one)}</b>
            <PlayerAction
              icon="phone"
              name={text.move(sessionName(one))}
              act={() => go({ one, how: 'move' })}
            />
            <PlayerAction
              icon="door"
              name={text.leave(sessionName(one))}
              act={() => go({ one, how: 'leave' })}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

interface PlayerActionProps {
  readonly icon: 'phone' | 'door'
  readonly name: string
  readonly act: () => void
}

const PlayerAction = ({ icon, name, act }: PlayerActionProps) => (
  <button class="icon-button" type="button" aria-label={name} title={name} onClick={act}>
    <Icon name={icon} />
  </button>
)

interface SharedPhoneRoomProps {
  readonly phone: SharedPhone
  readonly table: PublicTable
  readonly active: TableSession
}

/** Shows the table as the active player sees it, or the cover that hides all cards. */
export function SharedPhoneRoom({ phone, table, active }: SharedPhoneRoomProps) {
  const showing = phone.showing.value
  useNotifications(() => phone.players.present.value, useGame(table.game) !== null)
  return (
    <>
      {phone.players.all.value.map((one) => (
        <LogNews key={one.token.value} of={one} table={table} />
      ))}
      {showing === 'cover' ? (
        <Cover phone={phone} table={table} />
      ) : (
        <ActiveRoom
          key={`${showing} ${active.token.value}`}
          phone={phone}
          table={table}
          active={active}
        />
      )}
    </>
  )
}

/** Adds game events to a player's log, even while another player holds the phone. */
function LogNews({ of, table }: { readonly of: TableSession; readonly table: PublicTable }) {
  useLogNews(of.log, of.model.table.value ?? table, useGame(table.game), 'several')
  return null
}

/** Shows the table as the active player sees it, until the phone is handed over. */
function ActiveRoom({ phone, table, active }: SharedPhoneRoomProps) {
  const text = localise(sharedPhoneWords)
  const [peopleOpen, openPeople] = useState(false)
  const to = phone.handOverTo.value
  useAutoCover(phone, active)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus disappeared with the cover, so the table takes the focus.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  const isPlaying = table.phase === 'playing'
  const name = isPlaying ? text.cover : text.people
  return (
    <div tabIndex={-1} ref={place}>
      <Room
        session={active}
        table={active.model.table.value ?? table}
        phone={{
          sharedProjection: phone.sharedProjection.value,
          playedDeal: phone.playedDeal,
          sendAtEnd: (command) => {
            const senders = command.type === 'vote' ? phone.players.present.value : [active]
            for (const { model } of senders) model.send(command)
          },
          handOverButton: to && <HandOverButton name={sessionName(to)} cover={phone.cover} />,
          button: (
            <button
              class="icon-button"
              type="button"
              aria-label={name}
              title={name}
              onClick={() => (isPlaying ? phone.cover() : openPeople(true))}
            >
              <Icon name={isPlaying ? 'hidden' : 'phone'} />
            </button>
          ),
        }}
      />
      {peopleOpen && <PlayersDrawer phone={phone} close={() => openPeople(false)} />}
    </div>
  )
}

/**
 * How long the cards stay visible after a turn, in ms, so that the player can still see a drawn
 * card.
 */
const coverDelay = 4000

/**
 * Hides the cards after the active player's turn. Does nothing if the player had no turn and only
 * looked at the cards.
 */
export function useAutoCover(phone: SharedPhone, front: TableSession): void {
  const hadTurn = useRef(false)
  if (phone.next.value === front) hadTurn.current = true
  const isOver = hadTurn.current && phone.handOverTo.value !== null
  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => {
      // The cover would discard a message that the player is writing. An empty chat field keeps the
      // focus after a message, so it must not delay the cover.
      const field = document.querySelector<HTMLInputElement>('.text-input:focus')
      if (!field?.value) phone.cover()
    }, coverDelay)
    return () => clearInterval(timer)
  }, [isOver])
}

import './shared-phone-room.css'

import { useState, useEffect, useRef } from 'preact/hooks'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { HandoverDrawer } from '../../parts/HandoverDrawer.tsx'
import { useGame } from '../../parts/use-game.ts'
import { sharedPhoneWords } from '../../words/shared-phone.ts'
import { LeaveDrawer } from '../drawers/LeaveDrawer.tsx'
import { useKeepInTouch } from '../in-touch/use-keep-in-touch.ts'
import { Room } from '../room/Room.tsx'
import { useLogNews } from '../room/use-log-news.ts'
import { nameOf, PieceOf, Cover } from './Cover.tsx'
import type { SharedPhone } from './SharedPhone.ts'

interface HandOnProps {
  readonly name: string
  readonly cover: () => void
}

/** Stands over the hand of somebody whose turn is over: who gets the phone now. */
const HandOn = ({ name, cover }: HandOnProps) => (
  <button class="button hand-on" data-look="main" data-size="big" type="button" onClick={cover}>
    <Icon name="phone" />
    {sharedPhoneWords.value.handTo(name)}
  </button>
)

interface PeopleDrawerProps {
  readonly phone: SharedPhone
  readonly close: () => void
}

/** Who plays on this phone; each may go, or take their seat along. */
function PeopleDrawer({ phone, close }: PeopleDrawerProps) {
  const text = sharedPhoneWords.value
  const [going, go] = useState<{
    readonly one: TableSession
    readonly how: 'move' | 'leave'
  } | null>(null)
  if (going !== null && phone.people.all.value.includes(going.one))
    return going.how === 'move' ? (
      <HandoverDrawer code={phone.code} token={going.one.token.value ?? ''} close={close} />
    ) : (
      <LeaveDrawer leave={going.one.leave} close={close} />
    )
  return (
    <Drawer title={text.people} subtitle={text.join} onClose={close}>
      <ul class="sheet-list">
        {phone.people.present.value.map((one) => (
          <li key={one.token.value} class="phone-person">
            <PieceOf one={one} />
            <b>{nameOf(one)}</b>
            <Way icon="phone" name={text.move(nameOf(one))} act={() => go({ one, how: 'move' })} />
            <Way icon="door" name={text.leave(nameOf(one))} act={() => go({ one, how: 'leave' })} />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

interface WayProps {
  readonly icon: 'phone' | 'door'
  readonly name: string
  readonly act: () => void
}

const Way = ({ icon, name, act }: WayProps) => (
  <button class="icon-button" type="button" aria-label={name} title={name} onClick={act}>
    <Icon name={icon} />
  </button>
)

interface SharedPhoneRoomProps {
  readonly phone: SharedPhone
  readonly table: PublicTable
  readonly front: TableSession
}

/** The room of whoever is in front, or the cover. */
export function SharedPhoneRoom({ phone, table, front }: SharedPhoneRoomProps) {
  const showing = phone.showing.value
  useKeepInTouch(() => phone.people.present.value, useGame(table.game) !== null)
  return (
    <>
      {phone.people.all.value.map((one) => (
        <News key={one.token.value} of={one} table={table} />
      ))}
      {showing === 'cover' ? (
        <Cover phone={phone} table={table} />
      ) : (
        <Own key={`${showing} ${front.token.value}`} phone={phone} table={table} front={front} />
      )}
    </>
  )
}

/** Each is told what happens, also while the phone is in other hands. */
function News({ of, table }: { readonly of: TableSession; readonly table: PublicTable }) {
  useLogNews(of.log, of.model.table.value ?? table, useGame(table.game), 'several')
  return null
}

/** The room of whoever is in front, until they hand the phone on. */
function Own({ phone, table, front }: SharedPhoneRoomProps) {
  const text = sharedPhoneWords.value
  const [peopleOpen, openPeople] = useState(false)
  const to = phone.handTo.value
  useCover(phone, front)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that led here is gone.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  const isPlaying = table.phase === 'playing'
  const name = isPlaying ? text.cover : text.people
  return (
    <div class="own-room" tabIndex={-1} ref={place}>
      <Room
        session={front}
        table={front.model.table.value ?? table}
        phone={{
          together: phone.together.value,
          handOn: to && <HandOn name={nameOf(to)} cover={phone.cover} />,
          tool: (
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
      {peopleOpen && <PeopleDrawer phone={phone} close={() => openPeople(false)} />}
    </div>
  )
}

/** Long enough to see what was drawn; nobody has to remember to cover their cards. */
const covers = 4000

/** Covers the cards of somebody whose turn is over, but not of one who only looks at theirs. */
function useCover(phone: SharedPhone, front: TableSession): void {
  const hadTurn = useRef(false)
  if (phone.next.value === front) hadTurn.current = true
  const isOver = hadTurn.current && phone.handTo.value !== null
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(phone.cover, covers)
    return () => clearTimeout(timer)
  }, [isOver])
}

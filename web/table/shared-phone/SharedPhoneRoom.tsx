import { useEffect, useRef, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useGame } from '../../parts/use-game.ts'
import { useKeepInTouch } from '../in-touch/use-keep-in-touch.ts'
import { useLogNews } from '../room/use-log-news.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Room } from '../room/Room.tsx'
import { Cover, nameOf } from './Cover.tsx'
import { HandOn } from './HandOn.tsx'
import { PeopleDrawer } from './PeopleDrawer.tsx'
import type { SharedPhone } from './SharedPhone.ts'
import { sharedPhoneWords } from '../../words/shared-phone.ts'

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

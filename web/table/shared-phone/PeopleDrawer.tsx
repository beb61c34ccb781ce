import './people-drawer.css'

import { useState } from 'preact/hooks'

import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { LeaveDrawer } from '../drawers/LeaveDrawer.tsx'
import { PhoneDrawer } from '../../parts/PhoneDrawer.tsx'
import type { TableSession } from '../../client/TableSession.ts'
import { nameOf, PieceOf } from './Cover.tsx'
import type { SharedPhone } from './SharedPhone.ts'
import { sharedPhoneWords } from '../../words/shared-phone.ts'

interface PeopleDrawerProps {
  readonly phone: SharedPhone
  readonly close: () => void
}

/** Who plays on this phone; each may go, or take their seat along. */
export function PeopleDrawer({ phone, close }: PeopleDrawerProps) {
  const text = sharedPhoneWords.value
  const [going, go] = useState<{
    readonly one: TableSession
    readonly how: 'move' | 'leave'
  } | null>(null)
  if (going !== null && phone.people.all.value.includes(going.one))
    return going.how === 'move' ? (
      <PhoneDrawer code={phone.code} token={going.one.token.value ?? ''} close={close} />
    ) : (
      <LeaveDrawer leave={going.one.leave} close={close} />
    )
  return (
    <Drawer title={text.people} about={text.join} onClose={close}>
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

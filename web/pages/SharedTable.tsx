import { useEffect, useMemo } from 'preact/hooks'

import { ConnectionClosed } from './ConnectionClosed.tsx'
import { NotFound } from './NotFound.tsx'
import { Loading } from '../parts/Loading.tsx'
import { SharedPhone } from '../table/shared-phone/SharedPhone.ts'
import { SharedPhoneRoom } from '../table/shared-phone/SharedPhoneRoom.tsx'

/** The page of a table on a phone that several players share. */
export function SharedTable({ code }: { readonly code: string }) {
  const phone = useMemo(() => new SharedPhone(code), [code])
  useEffect(() => () => phone.close(), [phone])
  const table = phone.table.value
  const front = phone.active.value
  const ending = phone.closeReason.value
  if (ending === 'noSuchTable' && table === null) return <NotFound what="table" />
  if (ending !== null && ending !== 'unseated' && ending !== 'wrongToken')
    return <ConnectionClosed reason={ending} code={code} reconnect={phone.players.reconnect} />
  if (table === null || front === null)
    return <Loading lost={front?.connection.status.value === 'lost'} />
  return <SharedPhoneRoom phone={phone} table={table} active={front} />
}

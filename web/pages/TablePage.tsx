import './table-page.css'

import { useEffect, useMemo } from 'preact/hooks'

import { lazily } from '../lazy.tsx'
import { Logo } from '../parts/Logo.tsx'
import { momentIn } from '../replay/moment.ts'
import { cameByLink, place, readdress } from '../router.ts'
import { keepSeatToken } from '../table/model/keepsake.ts'
import { handedToken } from '../table/handed-seat.ts'
import { Gathering } from '../table/doors.ts'
import { Room } from '../table/Room.tsx'
import { Visit } from '../table/model/visit.ts'
import { words } from '../words/index.ts'

const NotFound = lazily(() => import('./NotFound.tsx').then((page) => page.NotFound))
const Ended = lazily(() => import('./Ended.tsx').then((page) => page.Ended))

interface TablePageProps {
  readonly code: string
}

export function TablePage({ code }: TablePageProps) {
  const visit = useMemo(() => visitTo(code), [code])
  useEffect(() => {
    // Whatever case and dashes somebody typed; and nothing of a token that was handed over.
    const { hash } = place.value
    readdress(`/${code}${momentIn(hash) === null ? '' : hash}`)
    // Most come before the game begins: what they see is fetched while the table is still being asked. Whoever loads the
    // page anew with a seat of theirs is in the middle of one, and wants nothing but the board.
    const isBack = visit.token.value !== null && !cameByLink()
    if (visit.model.shown.value === null && !isBack) void Gathering.fetch().catch(() => {})
    return () => visit.close()
  }, [visit])

  const ending = visit.ending.value
  const table = visit.model.table.value
  if (ending === 'noSuchTable') return <NotFound what="table" />
  if (ending !== null && ending !== 'unseated' && ending !== 'wrongToken')
    return <Ended ending={ending} comeBack={visit.comeBack} />
  if (table === null) return <Arriving lost={visit.connection.line.value === 'lost'} />
  return <Room visit={visit} table={table} />
}

function visitTo(code: string): Visit {
  const handed = handedToken(place.value.hash)
  if (handed !== null) keepSeatToken(code, handed)
  return new Visit(code)
}

const Arriving = ({ lost }: { readonly lost: boolean }) => (
  <div class="arriving" role="status">
    <Logo />
    <p>{lost ? words.value.refusals.unavailable : words.value.arriving}</p>
  </div>
)

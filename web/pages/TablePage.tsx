import './table-page.css'

import { effect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'

import { loadGame } from '../games.ts'
import { lazily } from '../lazy.tsx'
import { Logo } from '../parts/Logo.tsx'
import { momentIn } from '../replay/moment.ts'
import { cameByLink, place, readdress } from '../router.ts'
import { keepSeatToken } from '../table/model/kept-table.ts'
import { handoverToken } from '../table/handover.ts'
import { Gathering } from '../table/lazy-parts.ts'
import { Room } from '../table/lazy-room.ts'
import { Visit } from '../table/model/visit.ts'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'

const NotFound = lazily(() => import('./NotFound.tsx').then((page) => page.NotFound))
const Ended = lazily(() => import('./Ended.tsx').then((page) => page.Ended))

interface TablePageProps {
  readonly code: string
}

export function TablePage({ code }: TablePageProps) {
  const visit = useMemo(() => takeBegun(code) ?? visitTo(code), [code])
  useEffect(() => {
    // Whatever case and dashes somebody typed; and nothing of a token that was handed over.
    const { hash } = place.value
    readdress(`/${code}${momentIn(hash) === null ? '' : hash}`)
    return () => visit.close()
  }, [visit])

  const ending = visit.ending.value
  const table = visit.model.table.value
  if (ending === 'noSuchTable') return <NotFound what="table" />
  if (ending !== null && ending !== 'unseated' && ending !== 'wrongToken')
    return <Ended ending={ending} comeBack={visit.comeBack} />
  const arriving = <Arriving lost={visit.connection.line.value === 'lost'} />
  if (table === null) return arriving
  return <Room visit={visit} table={table} meanwhile={arriving} />
}

let begun: Visit | null = null

/**
 * Goes to a table before there are words to show it with. What it says, or what this browser has kept of it, names the
 * game: its board is fetched while the words still come.
 * @returns when that is there, or when there is nothing to wait for
 */
export async function beginVisit(code: string): Promise<void> {
  begun = visitTo(code)
  const game = await gameOfVisit(begun)
  if (game !== null) await loadGame(game, settings.language.peek())
}

/** As soon as it is known; null if it never will be. */
const gameOfVisit = ({ model, ending }: Visit): Promise<string | null> =>
  new Promise((resolve) => {
    effect(() => {
      const game = model.table.value?.game
      if (game !== undefined) resolve(game)
      else if (ending.value !== null) resolve(null)
    })
  })

function takeBegun(code: string): Visit | null {
  const visit = begun
  begun = null
  return visit?.code === code ? visit : null
}

function visitTo(code: string): Visit {
  const handed = handoverToken(place.value.hash)
  if (handed !== null) keepSeatToken(code, handed)
  const visit = new Visit(code)
  fetchAround(visit)
  return visit
}

/** What stands around the board, while the table is still being asked. */
function fetchAround({ model, token }: Visit): void {
  Room.fetch().catch(() => {})
  // Most come before the game begins. Whoever loads the page anew with a seat of theirs is in the middle of one, and wants
  // nothing but the board.
  const isBack = token.peek() !== null && !cameByLink()
  if (model.projection.peek() === null && !isBack) Gathering.fetch().catch(() => {})
}

const Arriving = ({ lost }: { readonly lost: boolean }) => (
  <div class="arriving" role="status">
    <Logo />
    <p>{lost ? words.value.refusals.unavailable : words.value.arriving}</p>
  </div>
)

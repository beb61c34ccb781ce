import { effect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { loadGame } from '../boards/load-game.ts'
import { lazy } from '../kit/lazy.tsx'
import { preload } from '../parts/use-loaded.ts'
import { loadDress } from '../parts/dress/load-dress.ts'
import { parseReplayHash } from '../replay/replay-position.ts'
import { hasNavigated, navigate, currentUrl, replaceUrl } from '../client/router.ts'
import { isPhoneShared, storeSeatToken } from '../client/stored-table.ts'
import { handoverToken } from '../client/handover.ts'
import { alertPlayer } from '../table/notifications/alert-player.ts'
import { Gathering, SpectatorPanel } from '../table/room/lazy-parts.ts'
import { Room } from '../table/room/lazy-room.ts'
import { sharedPhoneChanges, TableSession } from '../client/TableSession.ts'
import { settings } from '../client/settings.ts'
import { Loading } from '../parts/Loading.tsx'

const NotFound = lazy(() => import('./NotFound.tsx').then((page) => page.NotFound))
const SharedTable = lazy(() => import('./SharedTable.tsx').then((page) => page.SharedTable))
const Ended = lazy(() => import('./ConnectionClosed.tsx').then((page) => page.ConnectionClosed))

interface TablePageProps {
  readonly code: string
}

export function TablePage({ code }: TablePageProps) {
  const changes = sharedPhoneChanges.value
  const { hash } = currentUrl.value
  const shared = useMemo(() => storeHandedOverSeat(code), [code, changes, hash])
  // A handover link can also be opened in a tab that shows the table already. It then replaces the
  // tab's session. The last token stays part of the key after it is removed from the URL.
  const handed = useRef<string | null>(null)
  handed.current = handoverToken(hash) ?? handed.current
  useEffect(() => {
    // Changes the code in the URL to its usual form, and removes the token of a handover link from
    // the URL.
    replaceUrl(`/${code}${parseReplayHash(hash) === null ? '' : hash}`)
  }, [code, hash])
  const Table = shared ? SharedTable : OwnTable
  return <Table key={`${code} ${changes} ${handed.current}`} code={code} />
}

/**
 * The page of a table for one player, or for a spectator. `SharedTable` is the page for several
 * players who share a phone.
 */
function OwnTable({ code }: TablePageProps) {
  const session = useMemo(() => takePreloaded(code) ?? openSession(code), [code])
  useEffect(() => () => session.close(), [session])

  const left = session.hasLeft.value
  useEffect(() => {
    // A player who leaves goes to the landing page. A player who loses the seat in another way
    // stays as a spectator.
    if (left) navigate('/')
  }, [left])

  const ending = session.closeReason.value
  const table = session.model.table.value
  if (ending === 'noSuchTable' && table === null) return <NotFound what="table" />
  const reason = session.wasUnseated.value && session.isRemoved.value ? 'removed' : ending
  if (reason !== null && reason !== 'unseated' && reason !== 'wrongToken')
    return <Ended reason={reason} code={code} reconnect={session.reconnect} />
  const arriving = <Loading lost={session.connection.status.value === 'lost'} />
  if (table === null) return arriving
  return <Room session={session} table={table} fallback={arriving} />
}

let preloadedSession: TableSession | null = null

/**
 * Connects to a table before the page's texts have loaded. The snapshot (or the stored table) names
 * the game, so that the board loads in parallel with the texts.
 * @returns a promise that resolves when the board has loaded, or when the connection was closed for
 * good
 */
export async function preloadTable(code: string): Promise<void> {
  if (storeHandedOverSeat(code)) return SharedTable.preload()
  preloadedSession = openSession(code)
  const table = await waitForTable(preloadedSession)
  if (table === null) return
  await Promise.all([
    preload(loadGame, table.game, settings.language.peek()),
    Room.preload(),
    table.cloth && loadDress(),
  ])
}

/** Returns a promise of the table. It resolves to null if the connection is closed for good. */
const waitForTable = ({ model, closeReason }: TableSession): Promise<PublicTable | null> =>
  new Promise((resolve) => {
    effect(() => {
      const table = model.table.value
      if (table !== null) resolve(table)
      else if (closeReason.value !== null) resolve(null)
    })
  })

function takePreloaded(code: string): TableSession | null {
  const session = preloadedSession
  preloadedSession = null
  return session?.code === code ? session : null
}

function openSession(code: string): TableSession {
  const session = new TableSession(code)
  session.onClose(alertPlayer(session.model, session.log))
  preloadComponents(session)
  return session
}

/**
 * If the URL is a handover link, stores its token as the token of this browser's seat. Returns
 * whether several people share this phone.
 */
function storeHandedOverSeat(code: string): boolean {
  const handed = handoverToken(currentUrl.peek().hash)
  if (handed !== null) storeSeatToken(code, handed)
  return isPhoneShared(code)
}

/** Starts to load the components around the board while the page is still connecting. */
function preloadComponents({ model, token }: TableSession): void {
  Room.preload().catch(() => {})
  if (token.peek() === null) SpectatorPanel.preload().catch(() => {})
  // Most visitors arrive before the game begins, so this also loads the screen with the seats and
  // the invitation. A player who reloads the page is usually in the middle of a game and does not
  // need it.
  const isBack = token.peek() !== null && !hasNavigated()
  if (model.projection.peek() === null && !isBack) Gathering.preload().catch(() => {})
}

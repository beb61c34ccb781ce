import { useEffect, useMemo } from 'preact/hooks'

import { alertPlayer } from '../table/notifications/alert-player.ts'
import { Gathering } from '../table/room/lazy-parts.ts'
import { Room } from '../table/room/lazy-room.ts'
import { TableSession } from '../client/TableSession.ts'
import { words } from '../words/index.ts'
import { isSandboxed } from './sandbox.ts'
import { EndedLine } from './EndedLine.tsx'
import { Note } from './Note.tsx'
import { useNews, useSeated } from './page-around.ts'
import { useReopenedStorage } from './use-reopened-storage.ts'
import { frameWords } from '../words/frame.ts'

/** The whole table inside another page: whoever wants sits down. */
export function Playing({ code }: { readonly code: string }) {
  const text = frameWords.value
  if (isSandboxed) return <Note why={text.boxed} link={{ name: text.ownTab, to: `/${code}` }} />
  return <BeforeTable code={code} />
}

/** The seat of an earlier session may be in storage that the browser opens only when asked. */
function BeforeTable({ code }: { readonly code: string }) {
  return useReopenedStorage() ? <AtTable code={code} /> : <Note why={words.value.arriving} />
}

function AtTable({ code }: { readonly code: string }) {
  const session = useMemo(() => new TableSession(code), [code])
  useEffect(() => {
    session.onClose(alertPlayer(session.model, session.log))
    void Room.preload().catch(() => {})
    if (session.model.projection.value === null) void Gathering.preload().catch(() => {})
    return () => session.close()
  }, [session])
  useNews(session.model)
  useSeated(session.model)

  const ending = session.closeReason.value
  const table = session.model.table.value
  if (ending !== null && ending !== 'unseated' && ending !== 'wrongToken')
    return <EndedLine last={table} ending={ending} reconnect={session.reconnect} />
  const arriving = <Note why={words.value.arriving} />
  if (table === null) return arriving
  return <Room session={session} table={table} fallback={arriving} />
}

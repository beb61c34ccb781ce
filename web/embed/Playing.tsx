import { useEffect, useMemo } from 'preact/hooks'

import { alertPlayer } from '../table/notifications/alert-player.ts'
import { Gathering } from '../table/room/lazy-parts.ts'
import { Room } from '../table/room/lazy-room.ts'
import { TableSession } from '../client/TableSession.ts'
import { localise, words } from '../words/index.ts'
import { isSandboxed } from './sandbox.ts'
import { ConnectionEnded } from './ConnectionEnded.tsx'
import { FrameMessage } from './FrameMessage.tsx'
import { usePublishNews, usePublishSeated } from './parent-page.ts'
import { useReopenedStorage } from './use-reopened-storage.ts'
import { frameWords } from '../words/frame.ts'

/** A table embedded in another site, at which visitors can take a seat. */
export function Playing({ code }: { readonly code: string }) {
  const text = localise(frameWords)
  if (isSandboxed)
    return <FrameMessage text={text.boxed} link={{ name: text.ownTab, to: `/${code}` }} />
  return <BeforeTable code={code} />
}

/**
 * Waits for access to the storage of the iframe. The token of an earlier seat can be in a storage
 * that needs permission.
 */
function BeforeTable({ code }: { readonly code: string }) {
  return useReopenedStorage() ? (
    <AtTable code={code} />
  ) : (
    <FrameMessage text={words.value.arriving} />
  )
}

function AtTable({ code }: { readonly code: string }) {
  const session = useMemo(() => new TableSession(code), [code])
  useEffect(() => {
    session.onClose(alertPlayer(session.model, session.log))
    void Room.preload().catch(() => {})
    if (session.model.projection.value === null) void Gathering.preload().catch(() => {})
    return () => session.close()
  }, [session])
  usePublishNews(session.model)
  usePublishSeated(session.model)

  const ending = session.closeReason.value
  const table = session.model.table.value
  if (ending !== null && ending !== 'unseated' && ending !== 'wrongToken')
    return <ConnectionEnded last={table} ending={ending} reconnect={session.reconnect} />
  const arriving = <FrameMessage text={words.value.arriving} />
  if (table === null) return arriving
  return <Room session={session} table={table} fallback={arriving} />
}

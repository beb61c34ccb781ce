import { useEffect, useMemo, useState } from 'preact/hooks'

import { localCodeOf } from '../../shared/code.ts'
import { findGame } from '../boards/available-games.ts'
import { navigate } from '../client/router.ts'
import { lazy } from '../kit/lazy.tsx'
import { openLocalSession, replaceLocalGame } from '../local/local-session.ts'
import { Loading } from '../parts/Loading.tsx'
import { myName } from '../parts/my-name.ts'
import { LocalRibbon } from '../table/local/LocalRibbon.tsx'
import { NetworkBack } from '../table/local/NetworkBack.tsx'
import { useNetworkBack } from '../table/local/use-network-back.ts'
import { alertPlayer } from '../table/notifications/alert-player.ts'
import { Room } from '../table/room/lazy-room.ts'
import { localise } from '../words/index.ts'
import { closedWords } from '../words/closed.ts'
import { localWords } from '../words/local.ts'
import { ConnectionClosed } from './ConnectionClosed.tsx'

const NotFound = lazy(() => import('./NotFound.tsx').then((page) => page.NotFound))

/** The page of a table that runs in this browser, for the viewer and bots. It needs no network. */
export function LocalTablePage({ game }: { readonly game: string }) {
  return findGame(game) === undefined ? <NotFound /> : <OwnTable game={game} />
}

function OwnTable({ game }: { readonly game: string }) {
  const session = useMemo(() => {
    const opened = openLocalSession(game, myName.peek().trim())
    opened.onClose(alertPlayer(opened.model, opened.log))
    Room.preload().catch(() => {})
    return opened
  }, [game])
  useEffect(() => () => session.close(), [session])
  const friendsTable = useNetworkBack(session.model)
  const [isPutAway, putAway] = useState(false)

  const ending = session.closeReason.value
  const table = session.model.table.value
  useEffect(() => {
    // The table no longer exists, usually because the viewer has left it.
    if (ending === 'noSuchTable') navigate('/')
  }, [ending])
  if (ending === 'newerVersion')
    return (
      <ConnectionClosed
        reason={ending}
        code={localCodeOf(game)}
        reconnect={() => location.reload()}
      >
        <button
          class="button"
          data-look="ink"
          data-size="big"
          type="button"
          onClick={() => replaceLocalGame(game)}
        >
          {localise(closedWords).newGame}
        </button>
      </ConnectionClosed>
    )
  if (ending === 'replaced')
    return (
      <ConnectionClosed reason={ending} code={localCodeOf(game)} reconnect={session.reconnect} />
    )
  if (table === null || ending !== null)
    return <Loading lost={session.connection.status.value === 'lost'} />
  const isOver = table.phase === 'over'
  const answer =
    friendsTable && isPutAway && isOver ? (
      <div class="gathering-start">
        <a class="button" data-look="main" data-size="big" href={`/${friendsTable.code}`}>
          {localise(localWords).toTable}
        </a>
      </div>
    ) : null
  return (
    <>
      <Room
        session={session}
        table={table}
        fallback={<Loading lost={false} />}
        local={{ ribbon: <LocalRibbon />, answer }}
      />
      {friendsTable && !isPutAway && (
        <NetworkBack table={friendsTable} playOn={() => putAway(true)} />
      )}
    </>
  )
}

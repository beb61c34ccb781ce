import './tv.css'
import './tv-seats.css'
import './tv-boards.css'

import { useEffect, useState } from 'preact/hooks'

import { availableGames, findGame } from '../boards/available-games.ts'
import { openTable } from '../client/api.ts'
import { currentUrl, replaceUrl } from '../client/router.ts'
import { useSpectatorSession } from '../embed/spectator-session.ts'
import { alertPlayer } from '../table/notifications/alert-player.ts'
import { keepAwakeWhile } from '../table/notifications/keep-awake.ts'
import { useTabTitle } from '../table/room/use-tab-title.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { openTelevisionSocket } from './open-television-socket.ts'
import { replaceLightDark } from './replace-light-dark.ts'
import { televisionWords } from '../words/tv.ts'
import { localise, words } from '../words/index.ts'
import { Message, TelevisionScreen } from './TelevisionScreen.tsx'
import { TelevisionTable } from './TelevisionTable.tsx'

replaceLightDark()

/**
 * The delay in ms before the page retries to open a table or to connect. The page retries by
 * itself, because a television has no button for that.
 */
const retryDelay = 15_000

/**
 * The page for a large screen in a room with several players. It shows how to join, and then the
 * table from above, but takes no seat. `code` is null until the page has opened a table.
 */
export function Television({ code }: { readonly code: string | null }) {
  return code === null ? <NewTable /> : <WatchedTable key={code} code={code} />
}

/** Opens a table without taking a seat, so that the first person to sit down becomes the host. */
function NewTable() {
  const text = localise(televisionWords)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useTabTitle(text.title, null)
  useEffect(() => {
    let isWanted = true
    let retry: ReturnType<typeof setTimeout> | undefined
    void openTable({ game: wantedGame(), options: {} }).then((opened) => {
      if (!isWanted) return
      // Puts the code into the URL, so that a reload shows the same table.
      if (opened.ok) return replaceUrl(`/tv/${opened.value.code}`)
      setProblem(sentenceFor(opened.refused))
      retry = setTimeout(() => setAttempt(attempt + 1), retryDelay)
    })
    return () => {
      isWanted = false
      clearTimeout(retry)
    }
  }, [attempt])
  return (
    <TelevisionScreen>
      {problem === null ? (
        <Message title={text.opening} />
      ) : (
        <Message title={problem} means={text.tryingAgain} />
      )}
    </TelevisionScreen>
  )
}

/**
 * Returns the game in the URL, or else a cooperative game, because these are the easiest to start
 * with. The host can choose another game later.
 */
function wantedGame(): string {
  const wanted = new URLSearchParams(currentUrl.peek().search).get('game') ?? ''
  const together = availableGames.find(({ cooperative }) => cooperative)
  return (findGame(wanted) ?? together ?? availableGames[0])?.id ?? ''
}

function WatchedTable({ code }: { readonly code: string }) {
  const session = useSpectatorSession(code, openTelevisionSocket)
  const { model, log, connection } = session
  const ending = session.connection.closeReason.value
  const table = model.table.value
  const text = localise(televisionWords)
  useEffect(() => alertPlayer(model, log), [session])
  useEffect(
    () =>
      keepAwakeWhile(() => {
        const phase = model.table.value?.phase
        return phase === 'gathering' || phase === 'playing'
      }),
    [session],
  )
  const isGone = ending === 'noSuchTable'
  useEffect(() => {
    if (ending === null || isGone) return
    const retry = setTimeout(session.again, retryDelay)
    return () => clearTimeout(retry)
  }, [ending])

  if (isGone)
    return (
      <TelevisionScreen>
        <Message title={text.gone} means={text.goneMeans}>
          <a class="button" data-look="main" href="/tv" ref={(link) => link?.focus()}>
            {text.openAnother}
          </a>
        </Message>
      </TelevisionScreen>
    )
  if (table === null)
    return (
      <TelevisionScreen>
        <Message title={words.value.arriving} />
      </TelevisionScreen>
    )
  const isLost = ending !== null || connection.status.value === 'lost'
  return <TelevisionTable session={session} table={table} isLost={isLost} />
}

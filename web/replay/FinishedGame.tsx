import './replay.css'

import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { ChatMessage, PublicTable } from '../../shared/protocol/protocol.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { currentUrl, replaceUrl } from '../client/router.ts'
import { words } from '../words/index.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { isRecordSecret, loadApplause, loadReplay } from './load-replay.ts'
import { parseReplayHash } from './replay-position.ts'
import { OwnViews } from './OwnViews.tsx'
import { positionBefore, type MissedAtEnd, type Replay } from './replay.ts'
import { ReplayedGame, currentUrlWithoutHash } from './ReplayedGame.tsx'

interface FinishedGameProps {
  readonly table: PublicTable
  readonly game: LoadedGame
  /** The viewer's own seat; null for spectators. */
  readonly mine: Seat | null
  readonly chat: readonly ChatMessage[]
  /**
   * The moves at the end of the game that the player has missed. The replay shows them from the
   * player's seat. If null, the replay begins at the end.
   */
  readonly missed: MissedAtEnd | null
  /** Whether visitors can take a seat here. In some embedded tables they can only watch. */
  readonly canTakeSeat: boolean
  readonly close: () => void
  readonly say: (text: string) => void
}

/**
 * Loads and replays the finished game of a table. The URL of a replay is the table's URL with a
 * hash.
 */
export function FinishedGame(props: FinishedGameProps) {
  const { table, missed, close, say } = props
  const [replay, setReplay] = useState<Replay | null>(null)
  const isSecret = isRecordSecret(table) && props.mine !== null
  const fails = (refused: Refused) => {
    say(sentenceFor(refused))
    close()
  }
  useEffect(() => () => replaceUrl(currentUrlWithoutHash()), [])
  useEffect(() => {
    if (isSecret) return
    let latest = true
    loadReplay(table, (record) =>
      missed ? positionBefore(record, missed) : parseReplayHash(currentUrl.value.hash),
    ).then(
      (loaded) => {
        if (!latest) return
        if (!loaded.ok) return fails(loaded.refused)
        setReplay(loaded.value)
        void loadApplause(table.code, loaded.value)
      },
      () => latest && fails({ refusal: 'unavailable' }),
    )
    return () => {
      latest = false
    }
  }, [table.code, table.deal])
  if (isSecret && props.mine !== null) return <OwnViews {...props} mine={props.mine} />
  if (replay === null)
    return (
      <p class="replay-arrives" role="status">
        {words.value.arriving}
      </p>
    )
  const { game, mine, chat, canTakeSeat } = props
  return (
    <ReplayedGame {...{ replay, table, game, mine, chat }} atTable={{ canTakeSeat, close, say }} />
  )
}

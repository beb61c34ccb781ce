import './replay.css'

import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { currentUrl, replaceUrl } from '../client/router.ts'
import { words } from '../words/index.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { loadReplay } from './load-replay.ts'
import { momentIn } from './moment.ts'
import { momentBefore, type MissedAtEnd, type Replay } from './replay.ts'
import { ReplayedGame, withoutHash } from './ReplayedGame.tsx'

interface ReplayingProps {
  readonly table: PublicTable
  readonly game: LoadedGame
  /** The viewer's own seat; null for whoever has none. */
  readonly mine: Seat | null
  /** How many of the last moves somebody has missed who wants to see them from their seat; null shows the end. */
  readonly missed: MissedAtEnd | null
  /** Whether somebody may take a seat where this is shown. */
  readonly sits: boolean
  readonly close: () => void
  readonly say: (text: string) => void
}

/** A finished table looked at again, under its own address. */
export function Replaying(props: ReplayingProps) {
  const { table, missed, close, say } = props
  const [replay, setReplay] = useState<Replay | null>(null)
  const fails = (refused: Refused) => {
    say(sentenceFor(refused))
    close()
  }
  useEffect(() => () => replaceUrl(withoutHash()), [])
  useEffect(() => {
    let latest = true
    loadReplay(table, (record) =>
      missed ? momentBefore(record, missed) : momentIn(currentUrl.value.hash),
    ).then(
      (loaded) => {
        if (!latest) return
        if (loaded.ok) setReplay(loaded.value)
        else fails(loaded.refused)
      },
      () => fails({ refusal: 'unavailable' }),
    )
    return () => {
      latest = false
    }
  }, [table.code, table.deal])
  if (replay === null)
    return (
      <p class="replay-arrives" role="status">
        {words.value.arriving}
      </p>
    )
  const { game, mine, sits } = props
  return <ReplayedGame {...{ replay, table, game, mine }} atTable={{ sits, close, say }} />
}

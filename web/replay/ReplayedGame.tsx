import './replay.css'

import { useEffect, useMemo, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { ChatMessage, PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { currentUrl, replaceUrl } from '../client/router.ts'
import type { NewsBetween } from '../client/Log.ts'
import { lazy } from '../kit/lazy.tsx'
import { reactionWords } from '../words/reactions.ts'
import { timeWords } from '../words/time.ts'
import { words } from '../words/index.ts'
import { formatReplayHash } from './replay-position.ts'
import { PastBoard } from './PastBoard.tsx'
import { reactionsAt, remarksAt, type Replay } from './replay.ts'
import { type TableActions, ReplayBar } from './ReplayBar.tsx'
import { turnAt } from './review.ts'
import { useReview } from './use-review.ts'
import { usePlaybackKeys, usePlaybackTimer } from './use-playback.ts'

// Loaded lazily: it is opened by a tap.
const ShareStep = lazy(() => import('./ShareStep.tsx').then((part) => part.ShareStep))

interface ReplayedGameProps {
  readonly replay: Replay
  readonly table: PublicTable
  readonly game: LoadedGame
  /** The viewer's own seat; null for spectators. */
  readonly mine: Seat | null
  /** The chat of the table, whose reactions are shown at the turn that they refer to. */
  readonly chat?: readonly ChatMessage[]
  /**
   * The actions of the table; null for a saved game without a table, which has no links and no
   * review.
   */
  readonly atTable: TableActions | null
}

/** Steps through a finished game on its own board. */
export function ReplayedGame({ replay, table, game, mine, chat = [], atTable }: ReplayedGameProps) {
  const { options, names } = replay.record
  const [step, viewer, view] = [replay.step.value, replay.viewer.value, replay.view.value]
  const [before, toMove] = [replay.before.value, replay.toMove.value]
  useEffect(() => {
    replaceUrl(currentUrlWithoutHash() + formatReplayHash({ step, viewer }))
  }, [step, viewer])
  const newsBetween = useMemo<NewsBetween>(
    () => (from, to) => game.news(from, to, game.gameWords, names, options, game.clauses),
    [game, replay],
  )
  const remarks = remarksAt(replay, step, {
    byBot: timeWords.value.byBot,
    clapped: reactionWords.value.claps.clapped,
  })
  const [shares, setShares] = useState(false)
  const reviewed = useReview(replay, atTable?.say ?? nothing)
  usePlaybackTimer(replay, replay.tick, pace)
  usePlaybackKeys(replay, {
    on: () => replay.goTo(replay.step.peek() + 1),
    close: atTable?.close ?? nothing,
  })

  return (
    <>
      <PastBoard
        // Another point of view shows other cards in the same places. The key prevents an animation
        // between both points of view.
        key={viewer}
        title={words.value.replay.title}
        game={game}
        table={table}
        seat={typeof viewer === 'number' ? viewer : null}
        options={options}
        past={{ view, toMove }}
        reactions={reactionsAt(replay.record, step, chat)}
        suggestedMoves={(reviewed.review && turnAt(reviewed.review, step)?.bestMoves) ?? []}
      />
      <ReplayBar
        replay={replay}
        mine={mine}
        reviewed={reviewed}
        news={before ? [...newsBetween(before, view), ...remarks] : remarks}
        newsBetween={newsBetween}
        share={() => {
          // The picture stays that of one step.
          replay.goTo(step)
          setShares(true)
        }}
        atTable={atTable}
      />
      {shares && <ShareStep {...{ replay, table, game, atTable }} close={() => setShares(false)} />}
    </>
  )
}

/**
 * Returns the path and query of the current URL. In an iframe, the path is not the table's own
 * address, so callers cannot build it from the code.
 */
export const currentUrlWithoutHash = (): string => currentUrl.value.path + currentUrl.value.search

const nothing = (): void => {}

const pace = 900

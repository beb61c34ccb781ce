import './replay.css'

import { useEffect, useMemo, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { ChatMessage, PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { currentUrl, replaceUrl } from '../client/router.ts'
import type { NewsBetween } from '../client/Log.ts'
import { lazy } from '../kit/lazy.tsx'
import { words } from '../words/index.ts'
import { formatReplayHash } from './replay-position.ts'
import { PastBoard } from './PastBoard.tsx'
import { isTakeBack, reactionsAt, remarksAt, remarkWords, type Replay } from './replay.ts'
import { type TableActions, ReplayBar } from './ReplayBar.tsx'
import { turnAt, useReview } from './review.ts'
import { usePlaybackKeys, usePlaybackTimer } from './playback.ts'

// Loaded lazily, because it opens only after a tap.
const ShareStep = lazy(() => import('./ShareStep.tsx').then((part) => part.ShareStep))

interface ReplayedGameProps {
  readonly replay: Replay
  readonly table: PublicTable
  readonly game: LoadedGame
  /** The viewer's own seat; null for spectators. */
  readonly mine: Seat | null
  /** The chat of the table. Its reactions appear at the turns in which the players sent them. */
  readonly chat?: readonly ChatMessage[]
  /**
   * The actions for the table. Null for a saved game, which has no table, no links and no review.
   */
  readonly atTable: TableActions | null
}

/** Lets the viewer step through a finished game on the game's own board. */
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
  const remarks = remarksAt(replay, step, remarkWords.value)
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
        // Mounts a new board for each point of view. Otherwise an animation would move the cards of
        // one player to the hand of the next one.
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
        news={
          before && !isTakeBack(replay.record, step)
            ? [...newsBetween(before, view), ...remarks]
            : remarks
        }
        newsBetween={newsBetween}
        share={() => {
          // Stops the playback, so that the shared picture keeps showing the same step.
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
 * Returns the path and the query of the current URL. Callers can't build them from the table's
 * code, because in an iframe the path is different.
 */
export const currentUrlWithoutHash = (): string => currentUrl.value.path + currentUrl.value.search

const nothing = (): void => {}

const pace = 900

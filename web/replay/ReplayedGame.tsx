import './replay.css'

import { useEffect, useMemo } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { currentUrl, replaceUrl } from '../client/router.ts'
import type { NewsBetween } from '../client/Log.ts'
import { timeWords } from '../words/time.ts'
import { words } from '../words/index.ts'
import { hashOf } from './moment.ts'
import { PastBoard } from './PastBoard.tsx'
import { isForSomebody, type Replay } from './replay.ts'
import { type AtItsTable, ReplayBar } from './ReplayBar.tsx'
import { turnAt } from './review.ts'
import { useReview } from './use-review.ts'
import { useKeys, useRunning } from './use-walk.ts'

interface ReplayedGameProps {
  readonly replay: Replay
  readonly table: PublicTable
  readonly game: LoadedGame
  /** The viewer's own seat; null for whoever has none. */
  readonly mine: Seat | null
  /** Null where a saved game is all there is: no table behind it, no link to it, nobody to ask. */
  readonly atTable: AtItsTable | null
}

/** A finished game on its own board, which is gone through step by step. */
export function ReplayedGame({ replay, table, game, mine, atTable }: ReplayedGameProps) {
  const { options, names } = replay.record
  const [step, viewer, view] = [replay.step.value, replay.viewer.value, replay.view.value]
  const [before, toMove] = [replay.before.value, replay.toMove.value]
  useEffect(() => {
    replaceUrl(withoutHash() + hashOf({ step, viewer }))
  }, [step, viewer])
  const newsBetween = useMemo<NewsBetween>(
    () => (from, to) => game.news(from, to, game.gameWords, names, options, game.clauses),
    [game, replay],
  )
  const remarks = isForSomebody(replay.record, step) ? [timeWords.value.byBot] : []
  const reviewed = useReview(replay, atTable?.say ?? nothing)
  useRunning(replay, replay.tick, pace)
  useKeys(replay, {
    on: () => replay.goTo(replay.step.peek() + 1),
    close: atTable?.close ?? nothing,
  })

  return (
    <>
      <PastBoard
        // Other eyes see other cards in the same places, which did not fly there.
        key={viewer}
        title={words.value.replay.title}
        game={game}
        table={table}
        seat={typeof viewer === 'number' ? viewer : null}
        options={options}
        past={{ view, toMove }}
        advised={(reviewed.review && turnAt(reviewed.review, step)?.bestMoves) ?? []}
      />
      <ReplayBar
        replay={replay}
        mine={mine}
        reviewed={reviewed}
        news={before ? [...newsBetween(before, view), ...remarks] : []}
        newsBetween={newsBetween}
        atTable={atTable}
      />
    </>
  )
}

/** The same address also where the table stands inside another page. */
export const withoutHash = (): string => currentUrl.value.path + currentUrl.value.search

const nothing = (): void => {}

const pace = 900

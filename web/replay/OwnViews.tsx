import { useEffect, useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { fetchMissedViews } from '../client/api.ts'
import { seatToken } from '../client/stored-table.ts'
import { namesAt } from '../parts/visible-game.ts'
import { localise, words } from '../words/index.ts'
import { missedWords } from '../words/missed.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { CatchUp } from './catch-up.ts'
import { CatchUpBar } from './CatchUpBar.tsx'
import { PastBoard } from './PastBoard.tsx'

interface OwnViewsProps {
  readonly table: PublicTable
  readonly game: LoadedGame
  readonly mine: Seat
  readonly close: () => void
  readonly say: (text: string) => void
}

/**
 * Shows a finished deal of the day from the viewer's own seat while the day is not over. The record
 * with all cards is published only after the day.
 */
export function OwnViews({ table, game, mine, close, say }: OwnViewsProps) {
  const [views, setViews] = useState<CatchUp | null>(null)
  useEffect(() => {
    let isLatest = true
    void fetchMissedViews(table.code, seatToken(table.code) ?? '', 0).then((answer) => {
      if (!isLatest) return
      if (answer.ok && answer.value.positions.length > 0) return setViews(new CatchUp(answer.value))
      if (!answer.ok) say(sentenceFor(answer.refused))
      close()
    })
    return () => {
      isLatest = false
    }
  }, [table.code])
  if (views === null) return null
  const title = words.value.over.replay
  const past = views.past.value
  const before = views.before.value
  const news =
    before === null
      ? [localise(missedWords).begins(null)]
      : past.takenBack
        ? [localise(missedWords).takenBack]
        : game.news(before, past.view, game.gameWords, namesAt(table), table.options, game.clauses)
  return (
    <>
      <PastBoard {...{ title, table, past }} game={game} seat={mine} options={table.options} />
      <CatchUpBar {...{ title, news, close }} catchUp={views} autoPlay myTurn={false} />
    </>
  )
}

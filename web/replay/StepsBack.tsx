import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { namesAt, type VisibleGame } from '../parts/visible-game.ts'
import type { TableSession } from '../client/TableSession.ts'
import type { CatchUp } from './catch-up.ts'
import { CatchUpBar } from './CatchUpBar.tsx'
import { type Past, PastBoard } from './PastBoard.tsx'

interface StepsBackProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly game: VisibleGame
  readonly title: string
  /** Null until it is there. */
  readonly catchUp: CatchUp | null
  /** What is said at the first step, where nothing is known of what led to it. */
  readonly begins: string
  /** Goes on by itself, for whoever does not mind. */
  readonly runs: boolean
  readonly close: () => void
}

/** Steps of a game that goes on, from the viewer's own eyes, with the bar that leads through them. */
export function StepsBack(props: StepsBackProps) {
  const { session, table, game, title, catchUp, begins, runs, close } = props
  const { model } = session
  // Until they are there, the table as it stands: the cards go back from here.
  const past: Past = catchUp?.past.value ?? { view: game.view, toMove: [] }
  const before = catchUp?.before.value ?? null
  useEffect(
    () =>
      effect(() => {
        const projection = model.projection.value
        if (projection !== null) catchUp?.append(projection)
      }),
    [catchUp],
  )
  const news = (): readonly string[] =>
    game.news(before, past.view, game.gameWords, namesAt(table), table.options, game.clauses)
  return (
    <>
      <PastBoard
        title={title}
        game={game}
        table={table}
        seat={model.seat.value}
        options={table.options}
        past={past}
      />
      {catchUp && (
        <CatchUpBar
          title={title}
          catchUp={catchUp}
          runs={runs}
          news={before === null ? [begins] : news()}
          myTurn={model.myTurn.value}
          close={close}
        />
      )}
    </>
  )
}

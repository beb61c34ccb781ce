import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'

import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { seatInDeal } from '../../shared/protocol/seat-in-deal.ts'
import { namesAt, type VisibleGame } from '../parts/visible-game.ts'
import type { TableSession } from '../client/TableSession.ts'
import type { CatchUp } from './catch-up.ts'
import { CatchUpBar } from './CatchUpBar.tsx'
import { type PastPosition, PastBoard } from './PastBoard.tsx'
import { localise } from '../words/index.ts'
import { missedWords } from '../words/missed.ts'

interface PastStepsProps {
  readonly session: TableSession
  readonly table: PublicTable
  readonly game: VisibleGame
  readonly title: string
  /** The steps to show; null until they have loaded. */
  readonly catchUp: CatchUp | null
  /**
   * The caption of the first step. Other captions describe the change since the view before, but
   * the first step has no view before it.
   */
  readonly firstCaption: string
  /**
   * Whether the steps advance automatically at first. They do not advance if the viewer prefers
   * reduced motion.
   */
  readonly autoPlay: boolean
  readonly close: () => void
}

/** Earlier steps of a running game from the viewer's own seat, with controls. */
export function PastSteps(props: PastStepsProps) {
  const { session, table, game, title, catchUp, firstCaption, autoPlay, close } = props
  const { model } = session
  const mine = model.seat.value
  // Shows the current position until the steps have loaded. The cards then move back from there.
  const past: PastPosition = catchUp?.past.value ?? { view: game.view, toMove: [] }
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
    catchUp?.past.value.takenBack
      ? [localise(missedWords).takenBack]
      : game.news(before, past.view, game.gameWords, namesAt(table), table.options, game.clauses)
  return (
    <>
      <PastBoard
        title={title}
        game={game}
        table={table}
        seat={mine === null ? null : seatInDeal(model.table.value ?? table, mine)}
        options={table.options}
        past={past}
      />
      {catchUp && (
        <CatchUpBar
          title={title}
          catchUp={catchUp}
          autoPlay={autoPlay}
          news={before === null ? [firstCaption] : news()}
          myTurn={model.myTurn.value}
          close={close}
        />
      )}
    </>
  )
}

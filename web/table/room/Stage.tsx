import '../../parts/stage.css'

import { endCues } from '../../kit/motion/cues.ts'
import { Motion } from '../../kit/motion/Motion.tsx'
import { useCues } from '../../kit/motion/play-cues.ts'
import type { Clause, Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TableModel } from '../../client/TableModel.ts'
import { namesAt, type VisibleGame } from '../../parts/visible-game.ts'

interface StageProps {
  readonly model: TableModel
  readonly table: PublicTable
  readonly game: VisibleGame
  /** The seat of the player who sees this view; null for spectators. */
  readonly mine: Seat | null
  readonly explain: (clause: Clause) => void
}

const none: readonly never[] = []

/** The board of the game, with the moves that the viewer can make now. */
export function Stage({ model, table, game, mine, explain }: StageProps) {
  const { options } = table
  const { board, gameWords, clauses, view } = game
  const seated = mine !== null
  const acts = seated && table.phase === 'playing' && model.me.value?.substituted === false
  const moves =
    acts && table.paused === null && !table.takeBackRequest && !model.isMovePending.value
  const names = namesAt(table)
  const isDealt = useCues({
    deal: table.deal,
    view,
    between: (before, after) =>
      model.projection.value?.takenBack ? none : game.findCues(before, after, options, gameWords),
    viewer: mine,
    end: table.outcome === null ? none : endCues(table.outcome, names.length),
  })
  return (
    <main class="stage">
      <Motion
        class="stage"
        view={view}
        deal={table.deal}
        isDealt={isDealt}
        aria-busy={model.isMovePending.value}
      >
        <board.Board
          // Mounts a new board for each deal. A selected card of the previous deal would otherwise
          // stay selected.
          key={table.deal}
          view={view}
          options={options}
          words={gameWords}
          clauses={clauses}
          names={names}
          moves={moves ? board.rules.moves(view, options) : none}
          signals={acts && table.paused === null ? board.rules.signals(view, options) : none}
          play={model.play}
          sendSignal={model.sendSignal}
          explain={explain}
        />
      </Motion>
    </main>
  )
}

import '../parts/stage.css'
import './past-board.css'

import type { AnyMove, AnyOptions, AnyView, Seat } from '../../shared/game/game.ts'
import type { ChatMessage, PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { Motion } from '../kit/motion/Motion.tsx'
import { TableContext } from '../kit/table/table-context.ts'
import { namesAt } from '../parts/visible-game.ts'
import { peopleAt } from '../parts/people.ts'

interface PastBoardProps {
  readonly title: string
  readonly game: LoadedGame
  readonly table: PublicTable
  /** The seat whose hand is shown; null for a view without a hand. */
  readonly seat: Seat | null
  readonly options: AnyOptions
  readonly past: PastPosition
  readonly suggestedMoves?: readonly AnyMove[]
  /** The reactions of the players at that time, by seat. */
  readonly reactions?: ReadonlyMap<Seat, ChatMessage>
}

/** An earlier position of a game, as seen from one point of view. */
export interface PastPosition {
  readonly view: AnyView
  readonly toMove: readonly Seat[]
}

/** The board of a game in an earlier position. The viewer can't act on it. */
export function PastBoard(props: PastBoardProps) {
  const { title, game, table, seat, options, past, suggestedMoves = none } = props
  const { reactions = nobody } = props
  const people = peopleAt(table, { mine: seat, toMove: past.toMove, recentChat: reactions })
  return (
    <TableContext.Provider
      value={{ people, openPlayerMenu: null, answer: null, spectatorPanel: null }}
    >
      <main class="stage stage-past" data-seated={seat !== null}>
        <h2 class="visually-hidden">{title}</h2>
        <Motion class="stage" view={past.view} deal="past" isDealt={false}>
          <game.board.Board
            view={past.view}
            options={options}
            words={game.gameWords}
            clauses={game.clauses}
            names={namesAt(table)}
            moves={none}
            signals={none}
            isPast
            suggestedMoves={suggestedMoves}
            play={nothing}
            sendSignal={nothing}
            explain={nothing}
          />
        </Motion>
      </main>
    </TableContext.Provider>
  )
}

const nobody: ReadonlyMap<Seat, ChatMessage> = new Map()
const none: readonly never[] = []
const nothing = (): void => {}

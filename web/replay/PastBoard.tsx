import '../parts/stage.css'
import './past-board.css'

import type { AnyMove, AnyOptions, AnyView, Seat } from '../../shared/game/game.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { Motion } from '../kit/motion/Motion.tsx'
import { AtTableContext } from '../kit/table/at-table.ts'
import { namesAt } from '../parts/visible-game.ts'
import { peopleAt } from '../parts/people.ts'

interface PastBoardProps {
  readonly title: string
  readonly game: LoadedGame
  readonly table: PublicTable
  /** From whose seat it is looked at; null for everybody's, and then nobody's hand lies at the near edge. */
  readonly seat: Seat | null
  readonly options: AnyOptions
  readonly past: Past
  readonly advised?: readonly AnyMove[]
}

/** A moment of a game that has passed, from somebody's eyes. */
export interface Past {
  readonly view: AnyView
  readonly toMove: readonly Seat[]
}

/** A game's own board as it was: it shows everything, and nothing can be done. */
export function PastBoard(props: PastBoardProps) {
  const { title, game, table, seat, options, past, advised = none } = props
  const people = peopleAt(table, { mine: seat, toMove: past.toMove, recentChat: nobody })
  return (
    <AtTableContext.Provider value={{ people, open: null, answer: null, visitor: null }}>
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
            advised={advised}
            play={nothing}
            give={nothing}
            explain={nothing}
          />
        </Motion>
      </main>
    </AtTableContext.Provider>
  )
}

const nobody: ReadonlyMap<Seat, string> = new Map()
const none: readonly never[] = []
const nothing = (): void => {}

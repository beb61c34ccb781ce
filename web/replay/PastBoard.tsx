import '../table/room/stage.css'

import { Motion } from '../kit/motion/Motion.tsx'
import type { AnyMove, AnyOptions, AnyView, Seat } from '../../shared/game/game.ts'
import type { LoadedGame } from '../games.ts'

interface PastBoardProps {
  readonly title: string
  readonly game: LoadedGame
  readonly options: AnyOptions
  readonly names: readonly string[]
  readonly past: Past
  readonly advised?: readonly AnyMove[]
}

/** A moment of a game that has passed, from somebody's eyes. */
export interface Past {
  readonly view: AnyView
  readonly toMove: readonly Seat[]
}

/** A game's own board as it was: it shows everything, and nothing can be done. */
export const PastBoard = ({
  title,
  game,
  options,
  names,
  past,
  advised = none,
}: PastBoardProps) => (
  <main class="stage stage-past">
    <h2 class="for-ears">{title}</h2>
    <Motion class="stage-board" view={past.view} deal="past" isDealt={false}>
      <game.board.Board
        view={past.view}
        options={options}
        words={game.gameWords}
        clauses={game.clauses}
        names={names}
        moves={none}
        signals={none}
        advised={advised}
        play={nothing}
        give={nothing}
        explain={nothing}
      />
    </Motion>
  </main>
)

const none: readonly never[] = []
const nothing = (): void => {}

import { useRef, useState } from 'preact/hooks'

import { useFlight } from '../../kit/flight.ts'
import type { BoardModule } from '../../kit/board.ts'
import { Centre } from './Centre.tsx'
import { Ending, Keyboard, Mine } from './later.tsx'
import { moves, why } from '../../../shared/games/switch/rules/moves.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { usePlaying, type Board as Table } from './playing.tsx'
import { prompt } from './prompt.ts'
import { sceneOf } from './scene.ts'
import { Seats } from './Seats.tsx'
import type { Move, View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/board.ts'
import './board.css'

export const board: BoardModule<Options, Move, never, View, Words> = {
  Board,
  moves,
  signals: () => [],
  why,
  prompt,
  held: ({ hands }) => hands,
  chatClosedBy: () => null,
}

function Board(props: Table) {
  const root = useRef<HTMLDivElement>(null)
  useFlight(root)
  const scene = sceneOf(props)
  const playing = usePlaying(scene, props)
  const [isUnder, carryOver] = useState(false)
  const isOpen = scene.view.open !== undefined
  const showsEnding = isOpen || playing.open === 'round' || playing.isRoundNew
  return (
    <div class="switch-game" ref={root}>
      <div class="switch-table" data-over={isOpen}>
        <Seats scene={scene} />
        <Centre scene={scene} playing={playing} isUnder={isUnder} />
        {showsEnding && <Ending scene={scene} close={() => playing.show(null)} />}
        {scene.isPlayer && (
          <div class="my-part">
            <Mine scene={scene} playing={playing} carryOver={carryOver} />
          </div>
        )}
      </div>
      <Keyboard root={root} playing={playing} words={scene.words} />
    </div>
  )
}

import { useEffect, useRef, useState } from 'preact/hooks'

import { useFlight } from '../../kit/flight.ts'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { Centre } from './Centre.tsx'
import { AtEnd, Keyboard, LaidOpen, Sheets } from './later.tsx'
import { moves, why } from '../../../shared/games/high-low/rules/moves.ts'
import { MyHand } from './MyHand.tsx'
import { MyTable } from './MyTable.tsx'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { Others } from './Others.tsx'
import { usePlaying } from './playing.tsx'
import type { Target } from './pointing.tsx'
import { prompt } from './prompt.ts'
import { sceneOf } from './scene.ts'
import type { Move, View } from '../../../shared/games/high-low/rules/state.ts'
import { Verbs } from './Verbs.tsx'
import type { Words } from '../../../shared/games/high-low/words/en/board.ts'
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

function Board(props: BoardProps<Options, Move, never, View, Words>) {
  const root = useRef<HTMLDivElement>(null)
  useFlight(root)
  const scene = sceneOf(props)
  const playing = usePlaying(scene, props)
  useEffect(() => void Sheets.fetch().catch(() => {}), [])
  const [under, carryOver] = useState<Target | null>(null)

  const { view } = scene
  const isOver = view.phase === 'over'
  return (
    <div class="high-low" ref={root}>
      <div class="high-low-table" data-phase={view.phase} data-watched={view.seat === null}>
        {!isOver && (view.shown ? <LaidOpen scene={scene} /> : <Others scene={scene} />)}
        {isOver ? (
          <AtEnd scene={scene} />
        ) : (
          <Centre scene={scene} playing={playing} isUnder={under === 'pile'} />
        )}
        {view.seat !== null && !isOver && (
          <>
            <MyTable scene={scene} playing={playing} under={under === 'pile' ? null : under} />
            <Verbs scene={scene} playing={playing} />
            <MyHand scene={scene} playing={playing} carryOver={carryOver} />
            <Keyboard root={root} scene={scene} playing={playing} />
          </>
        )}
      </div>
      {playing.sheet && <Sheets scene={scene} playing={playing} sheet={playing.sheet} />}
    </div>
  )
}

import { useRef, useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { Centre } from './Centre.tsx'
import type { Target } from './choosing.ts'
import { GameEnd } from './GameEnd.tsx'
import { useKeys } from './keys.ts'
import { viewRules } from '../../../shared/games/high-low/rules/view-rules.ts'
import { MyHand } from './MyHand.tsx'
import { MyTable } from './MyTable.tsx'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { OpenHands } from './OpenHands.tsx'
import { Others } from './Others.tsx'
import { prompt } from './prompt.ts'
import { sceneOf } from './scene.ts'
import type { Move, View } from '../../../shared/games/high-low/rules/state.ts'
import { Sheets } from './Sheets.tsx'
import { usePlaying } from './usePlaying.ts'
import { Verbs } from './Verbs.tsx'
import type { Words } from '../../../shared/games/high-low/words/en/board.ts'
import './board.css'

export const board: BoardModule<Options, Move, never, View, Words> = {
  Board,
  prompt,
  rules: viewRules,
}

function Board(props: BoardProps<Options, Move, never, View, Words>) {
  const root = useRef<HTMLDivElement>(null)
  useMotion()
  const scene = sceneOf(props)
  const playing = usePlaying(scene, props)
  useKeys(root, scene, playing)
  const [under, carryOver] = useState<Target | null>(null)

  const { view } = scene
  const isOver = view.phase === 'over'
  return (
    <div class="high-low" ref={root}>
      <div class="high-low-table" data-phase={view.phase} data-watched={view.seat === null}>
        {!isOver && (view.shown ? <OpenHands scene={scene} /> : <Others scene={scene} />)}
        {isOver ? (
          <GameEnd scene={scene} />
        ) : (
          <Centre scene={scene} playing={playing} isUnder={under === 'pile'} />
        )}
        {view.seat !== null && !isOver && (
          <>
            <MyTable scene={scene} playing={playing} under={under === 'pile' ? null : under} />
            <Verbs scene={scene} playing={playing} />
            <MyHand scene={scene} playing={playing} carryOver={carryOver} />
            <button
              type="button"
              class="icon-button hl-keys"
              aria-label={scene.words.shortcuts.title}
              onClick={() => playing.show('keys')}
            >
              <Icon name="keys" />
            </button>
          </>
        )}
      </div>
      {playing.sheet && <Sheets scene={scene} playing={playing} sheet={playing.sheet} />}
    </div>
  )
}

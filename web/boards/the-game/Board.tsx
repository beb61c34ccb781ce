import { useRef, useState } from 'preact/hooks'

import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { Binding } from './Binding.tsx'
import { captionOf } from './caption.ts'
import { useKeys } from './keys.ts'
import { viewRules } from '../../../shared/games/the-game/rules/view-rules.ts'
import { MyHand } from './MyHand.tsx'
import { OpenHands } from './OpenHands.tsx'
import { PileField } from './PileField.tsx'
import { usePlaying } from './usePlaying.ts'
import { prompt } from './prompt.ts'
import { sceneOf } from './scene.ts'
import {
  piles,
  type Move,
  type Pile,
  type Signal,
  type View,
} from '../../../shared/games/the-game/rules/state.ts'
import { Sheets } from './Sheets.tsx'
import { Stock } from './Stock.tsx'
import { TurnLine } from './TurnLine.tsx'
import { Verbs } from './Verbs.tsx'
import type { Words } from '../../../shared/games/the-game/words/en/board.ts'
import './board.css'

export const board: BoardModule<Options, Move, Signal, View, Words> = {
  Board,
  prompt,
  rules: viewRules,
}

function Board(props: BoardProps<Options, Move, Signal, View, Words>) {
  const root = useRef<HTMLDivElement>(null)
  useMotion()
  const scene = sceneOf(props)
  const playing = usePlaying(scene, props)
  useKeys(root, playing)
  const [under, carryOver] = useState<Pile | null>(null)

  const { view, options } = scene
  const isOver = view.ending !== undefined
  const isPlayer = view.seat !== null && !isOver
  return (
    <div class="the-game" ref={root}>
      <div class="the-game-table" data-over={view.open !== undefined}>
        <span class="seats-above" data-thing="seats" />
        {options.edition === 'extreme' && (
          <div class="binding">
            <Binding scene={scene} openLayout={() => playing.show({ sheet: 'layout' })} />
          </div>
        )}
        <Stock scene={scene} />
        <div class="piles">
          <div class="pile-fields">
            {piles.map((pile) => (
              <PileField
                key={pile}
                pile={pile}
                scene={scene}
                playing={playing}
                isUnder={under === pile}
                maySpeak={isPlayer && options.talk !== 'silent'}
              />
            ))}
          </div>
        </div>
        {view.open ? (
          <OpenHands scene={scene} advised={props.advised} />
        ) : (
          <TurnLine scene={scene} />
        )}
        {!view.open && (
          <div class="mine">
            <Verbs
              scene={scene}
              playing={playing}
              caption={captionOf(scene, playing)}
              maySay={props.signals.some(({ about }) => about === 'begin')}
            />
            {isPlayer && (
              <MyHand scene={scene} playing={playing} root={root} carryOver={carryOver} />
            )}
          </div>
        )}
      </div>
      {playing.open && <Sheets scene={scene} playing={playing} open={playing.open} />}
    </div>
  )
}

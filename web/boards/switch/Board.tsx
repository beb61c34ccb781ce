import { useRef, useState } from 'preact/hooks'

import { KeysSheet } from '../../kit/KeysSheet.tsx'
import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule } from '../../kit/board.ts'
import { Centre } from './Centre.tsx'
import { GameEnd } from './GameEnd.tsx'
import { HandsHeld } from './HandsHeld.tsx'
import { useKeys } from './keys.ts'
import { viewRules } from '../../../shared/games/switch/rules/view-rules.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { MyHand } from './MyHand.tsx'
import { MySeat } from './MySeat.tsx'
import { prompt } from './prompt.ts'
import { RoundEnd } from './RoundEnd.tsx'
import { sceneOf, type Scene } from './scene.ts'
import { Seats } from './Seats.tsx'
import type { Move, View } from '../../../shared/games/switch/rules/state.ts'
import { usePlaying, type Table } from './usePlaying.ts'
import { Verbs } from './Verbs.tsx'
import { WishChoice } from './WishChoice.tsx'
import type { Words } from '../../../shared/games/switch/words/en/board.ts'
import './board.css'

export const board: BoardModule<Options, Move, never, View, Words> = {
  Board,
  prompt,
  rules: viewRules,
}

function Board(props: Table) {
  const root = useRef<HTMLDivElement>(null)
  useMotion()
  const scene = sceneOf(props)
  const playing = usePlaying(scene, props)
  useKeys(root, playing)
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
            <MySeat scene={scene} playing={playing} />
            {playing.wishes.length > 0 ? (
              <WishChoice scene={scene} playing={playing} />
            ) : (
              <Verbs scene={scene} playing={playing} />
            )}
            <MyHand scene={scene} playing={playing} carryOver={carryOver} />
          </div>
        )}
      </div>
      {playing.open === 'keys' && (
        <KeysSheet shortcuts={scene.words.shortcuts} close={() => playing.show(null)} />
      )}
    </div>
  )
}

/** How the last round ended, or the game; and for those who look back, what everybody holds. */
function Ending(props: { readonly scene: Scene; readonly close: () => void }) {
  const { view, words } = props.scene
  if (view.step?.now === 'over') return <GameEnd {...props} />
  if (!view.open) return <RoundEnd {...props} />
  return (
    <section class="round-end" aria-label={words.held} tabIndex={0} data-over="true">
      <HandsHeld hands={view.open.hands} scene={props.scene} />
    </section>
  )
}

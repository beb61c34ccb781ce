import { useRef, useState } from 'preact/hooks'

import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule } from '../../kit/board.ts'
import { ShortcutsSheet } from '../../kit/ShortcutsSheet.tsx'
import { Mine } from '../../kit/table/Mine.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import { TipSymbol } from '../../kit/tips/TipSymbol.tsx'
import type { Options } from '../../../shared/games/switch/options.ts'
import type { Move, View } from '../../../shared/games/switch/rules/state.ts'
import { viewRules } from '../../../shared/games/switch/rules/view-rules.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'
import { Acts } from './Acts.tsx'
import { captionOf } from './caption.ts'
import { Centre } from './centre/Centre.tsx'
import { End } from './End.tsx'
import { useHands } from './hands.ts'
import { useKeys } from './keys.ts'
import { MyHand } from './MyHand.tsx'
import { prompt } from './prompt.ts'
import { RoundEnd } from './RoundEnd.tsx'
import { sceneOf } from './scene.ts'
import { fillingOf } from './seat-filling.tsx'
import { usePlaying, type Table } from './use-playing.ts'
import { WishSheet } from './WishSheet.tsx'
import { tipOfWon, Won, wonText } from './Won.tsx'
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
  const hands = useHands(props.view)

  const { view, options, words, isPlayer } = scene
  const isOver = view.step?.now === 'over'
  const showsRound = !isOver && (playing.open === 'round' || playing.isRoundNew)
  return (
    <div class="board" ref={root}>
      <Seats
        fill={(seat) =>
          fillingOf(seat, scene, { hand: hands[seat] ?? seat, showsRound, advised: props.advised })
        }
      />
      <Middle>
        {isOver ? (
          <End scene={scene} />
        ) : showsRound ? (
          <RoundEnd scene={scene} close={() => playing.show(null)} />
        ) : (
          <Centre scene={scene} playing={playing} isUnder={isUnder} />
        )}
      </Middle>
      {!isOver && (
        <Mine
          title={prompt(view, options, words, props.names)}
          why={captionOf(scene, playing)}
          facts={
            view.seat !== null && (
              <TipSymbol tip={tipOfWon(options)} label={wonText(view.seat, scene)}>
                <Won seat={view.seat} scene={scene} />
              </TipSymbol>
            )
          }
          acts={isPlayer && <Acts scene={scene} playing={playing} />}
        >
          <MyHand scene={scene} playing={playing} carryOver={carryOver} />
        </Mine>
      )}
      {playing.wishes.length > 0 && <WishSheet scene={scene} playing={playing} />}
      {playing.open === 'keys' && (
        <ShortcutsSheet shortcuts={words.shortcuts} close={() => playing.show(null)} />
      )}
    </div>
  )
}

import { useRef, useState } from 'preact/hooks'

import { lazy, usePreloaded } from '../../kit/lazy.tsx'
import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule } from '../../kit/board.ts'
import { ShortcutsSheet } from '../../kit/ShortcutsSheet.tsx'
import { PlayerPanel } from '../../kit/table/PlayerPanel.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import { TipSymbol } from '../../kit/TipSymbol.tsx'
import type { Options } from '../../../shared/games/switch/options.ts'
import type { Move, View } from '../../../shared/games/switch/rules/state.ts'
import { viewRules } from '../../../shared/games/switch/rules/view-rules.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'
import { Actions } from './Actions.tsx'
import { captionOf, prompt } from './prompt.ts'
import { Centre } from './centre/Centre.tsx'
import { useHands } from './hands.ts'
import { useKeys } from './keys.ts'
import { MyHand } from './MyHand.tsx'
import { sceneOf } from './scene.ts'
import { seatDetailsOf } from './seat-details.tsx'
import { usePlaying, type Table } from './use-playing.ts'
import { roundsWonTip, RoundsWon, roundsWonText } from './RoundsWon.tsx'
import './board.css'

// A player needs these parts only later in the game, so they load after the first cards.
export const NamingSheet = lazy(() => import('./NamingSheet.tsx').then((part) => part.NamingSheet))
export const RoundEnd = lazy(() => import('./RoundEnd.tsx').then((part) => part.RoundEnd))

export const board: BoardModule<Options, Move, never, View, Words> = {
  Board,
  prompt,
  rules: viewRules,
}

function Board(props: Table) {
  const root = useRef<HTMLDivElement>(null)
  useMotion()
  usePreloaded(NamingSheet)
  usePreloaded(RoundEnd)
  const scene = sceneOf(props)
  const playing = usePlaying(scene, props)
  useKeys(root, playing)
  const [isUnder, setDragOver] = useState(false)
  const hands = useHands(props.view)

  const { view, options, words, isPlayer } = scene
  const isOver = view.step?.now === 'over'
  const showsRound = !isOver && (playing.open === 'round' || playing.isRoundNew)
  return (
    <div class="board" ref={root}>
      <Seats
        details={(seat) =>
          seatDetailsOf(seat, scene, {
            hand: hands[seat] ?? seat,
            showsRound,
            suggestedMoves: props.suggestedMoves,
          })
        }
      />
      <Middle>
        {showsRound ? (
          <RoundEnd scene={scene} close={() => playing.show(null)} />
        ) : (
          <Centre scene={scene} playing={playing} isUnder={isUnder} />
        )}
      </Middle>
      {!isOver && (
        <PlayerPanel
          title={prompt(view, options, words, props.names)}
          detail={captionOf(scene, playing)}
          facts={
            view.seat !== null && (
              <TipSymbol tip={roundsWonTip(options)} label={roundsWonText(view.seat, scene)}>
                <RoundsWon seat={view.seat} scene={scene} />
              </TipSymbol>
            )
          }
          actions={isPlayer && <Actions scene={scene} playing={playing} />}
        >
          <MyHand scene={scene} playing={playing} setDragOver={setDragOver} />
        </PlayerPanel>
      )}
      {playing.nameable.length > 0 && <NamingSheet scene={scene} playing={playing} />}
      {playing.open === 'keys' && (
        <ShortcutsSheet shortcuts={words.shortcuts} close={() => playing.show(null)} />
      )}
    </div>
  )
}

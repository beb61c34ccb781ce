import { useRef, useState } from 'preact/hooks'

import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { PlayerPanel } from '../../kit/table/PlayerPanel.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { Actions } from './Actions.tsx'
import { ActiveCommands } from './ActiveCommands.tsx'
import { captionOf, prompt } from './prompt.ts'
import { clothOf } from './cloth.ts'
import { DeckLine } from './DeckLine.tsx'
import { useKeys } from './keys.ts'
import { viewRules } from '../../../shared/games/the-game/rules/view-rules.ts'
import { MyHand } from './MyHand.tsx'
import { BeginNotes } from './Notes.tsx'
import { OpenNumbers } from './cards/OpenNumbers.tsx'
import { TurnCards } from './TurnCards.tsx'
import { PileField } from './PileField.tsx'
import { usePlaying } from './use-playing.ts'
import { sceneOf } from './scene.ts'
import { takeBackLabel } from './take-back.ts'
import {
  piles,
  type Move,
  type Pile,
  type Signal,
  type View,
} from '../../../shared/games/the-game/rules/state.ts'
import { Sheets } from './Sheets.tsx'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'
import './board.css'
import './overlay.css'

export const board: BoardModule<Options, Move, Signal, View, Words> = {
  Board,
  prompt,
  clothOf,
  takeBackLabel,
  rules: viewRules,
}

function Board(props: BoardProps<Options, Move, Signal, View, Words>) {
  const root = useRef<HTMLDivElement>(null)
  useMotion()
  const scene = sceneOf(props)
  const playing = usePlaying(scene, props)
  useKeys(root, playing)
  const [under, setDragOver] = useState<Pile | null>(null)

  const { view, options, words } = scene
  const isOver = view.ending !== undefined
  const maySpeak = view.seat !== null && !isOver && options.talk !== 'silent'
  return (
    <div class="board" ref={root}>
      <Seats
        details={(seat) => ({
          held: view.hands[seat] ?? 0,
          openCards: view.open && (
            <OpenNumbers
              scene={scene}
              cards={view.open.hands[seat] ?? []}
              suggestedMoves={props.suggestedMoves}
            />
          ),
        })}
      />
      <Middle>
        <div class="game-middle">
          <DeckLine scene={scene} />
          {view.turn === null ? (
            <div class="game-begin">
              <BeginNotes scene={scene} />
            </div>
          ) : (
            options.edition === 'extreme' && (
              <ActiveCommands scene={scene} openLayout={() => playing.show({ sheet: 'layout' })} />
            )
          )}
          <div class="piles">
            {piles.map((pile) => (
              <PileField
                key={pile}
                pile={pile}
                scene={scene}
                playing={playing}
                isUnder={under === pile}
                maySpeak={maySpeak}
              />
            ))}
          </div>
        </div>
      </Middle>
      {!isOver && (
        <PlayerPanel
          title={prompt(view, options, words, props.names)}
          detail={captionOf(scene, playing)}
          facts={scene.isMine && view.turn !== null && <TurnCards scene={scene} />}
          actions={
            <Actions
              scene={scene}
              playing={playing}
              maySay={props.signals.some(({ about }) => about === 'begin')}
            />
          }
        >
          <MyHand scene={scene} playing={playing} root={root} setDragOver={setDragOver} />
        </PlayerPanel>
      )}
      {playing.open && <Sheets scene={scene} playing={playing} open={playing.open} />}
    </div>
  )
}

import { useRef, useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { PlayerPanel } from '../../kit/table/PlayerPanel.tsx'
import type { SeatDetails } from '../../kit/table/SeatPlate.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import type { Seat } from '../../../shared/game/game.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import type { Move, View } from '../../../shared/games/high-low/rules/state.ts'
import { viewRules } from '../../../shared/games/high-low/rules/view-rules.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'
import { Actions } from './Actions.tsx'
import { captionOf, prompt } from './prompt.ts'
import { Centre } from './centre/Centre.tsx'
import type { Target } from './choosing.ts'
import { Exchange } from './Exchange.tsx'
import { useKeys } from './keys.ts'
import { LeftCards } from './cards/LeftCards.tsx'
import { MyHand } from './MyHand.tsx'
import { MyTable } from './MyTable.tsx'
import { sceneOf, type Scene } from './scene.ts'
import { Sheets } from './Sheets.tsx'
import { Trio } from './cards/Trio.tsx'
import { usePlaying } from './use-playing.ts'
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
  const [dragOver, setDragOver] = useState<Target | null>(null)

  const { view, options, words } = scene
  const isOver = view.phase === 'over'
  const exchanges = view.phase === 'exchange'
  return (
    <div class="board" ref={root}>
      <Seats details={(seat) => seatDetailsOf(seat, scene)} />
      <Middle>
        {exchanges ? (
          <Exchange scene={scene} playing={playing} dragOver={dragOver} />
        ) : (
          <Centre scene={scene} playing={playing} isUnder={dragOver === 'pile'} />
        )}
      </Middle>
      {!isOver && (
        <PlayerPanel
          title={prompt(view, options, words, props.names)}
          detail={captionOf(scene, playing)}
          actions={<Actions scene={scene} playing={playing} />}
        >
          <div class="my-cards" data-held={playing.hand.length > 0}>
            {!exchanges && <MyTable scene={scene} playing={playing} dragOver={dragOver} />}
            <MyHand scene={scene} playing={playing} setDragOver={setDragOver} />
          </div>
        </PlayerPanel>
      )}
      {playing.sheet && <Sheets scene={scene} playing={playing} sheet={playing.sheet} />}
    </div>
  )
}

/**
 * Returns what a player's name plate shows: the number of cards, whether the player is ready, or
 * the rank of a player who has finished.
 */
function seatDetailsOf(seat: Seat, scene: Scene): SeatDetails {
  const { view, words } = scene
  const { phase, shown } = view
  const before = shown ? (
    <LeftCards seat={seat} scene={scene} />
  ) : (
    <Trio seat={seat} scene={scene} />
  )
  const outcome = outcomeOf(view)
  const place =
    outcome?.kind === 'places' ? (outcome.places[seat] ?? 0) : view.finished.indexOf(seat) + 1
  if (place > 0) {
    const facts = (
      <b class="seat-place" data-tip="place">
        {words.ordinal(place)}
      </b>
    )
    return { facts, openCards: before, description: words.place(place), isDone: true }
  }
  const lies = words.before(view.faceUp[seat] ?? [], view.faceDown[seat]?.length ?? 0)
  const collects = view.last?.did === 'take' && view.last.seat === seat ? 'pile-' : undefined
  if (phase !== 'exchange')
    return { held: view.hands[seat] ?? 0, openCards: before, collects, description: lies }
  const isReady = view.ready?.[seat] === true
  const facts = isReady ? (
    <span class="seat-ready">
      <Icon name="check" />
      {words.ready}
    </span>
  ) : (
    words.chooses
  )
  return { facts, openCards: before, description: isReady ? `${words.ready}, ${lies}` : lies }
}

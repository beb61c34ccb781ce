import { useRef, useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { Mine } from '../../kit/table/Mine.tsx'
import type { SeatFilling } from '../../kit/table/SeatPlate.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import type { Seat } from '../../../shared/game/game.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import type { Move, View } from '../../../shared/games/high-low/rules/state.ts'
import { viewRules } from '../../../shared/games/high-low/rules/view-rules.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'
import { Acts } from './Acts.tsx'
import { captionOf } from './caption.ts'
import { Centre } from './centre/Centre.tsx'
import type { Target } from './choosing.ts'
import { End } from './End.tsx'
import { Exchange } from './Exchange.tsx'
import { useKeys } from './keys.ts'
import { LeftCards } from './cards/LeftCards.tsx'
import { MyHand } from './MyHand.tsx'
import { MyTable } from './MyTable.tsx'
import { prompt } from './prompt.ts'
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
  const [under, carryOver] = useState<Target | null>(null)

  const { view, options, words } = scene
  const isOver = view.phase === 'over'
  const exchanges = view.phase === 'exchange'
  return (
    <div class="board" ref={root}>
      <Seats fill={(seat) => fillingOf(seat, scene)} />
      <Middle>
        {isOver ? (
          <End scene={scene} playing={playing} />
        ) : exchanges ? (
          <Exchange scene={scene} playing={playing} under={under} />
        ) : (
          <Centre scene={scene} playing={playing} isUnder={under === 'pile'} />
        )}
      </Middle>
      {!isOver && (
        <Mine
          title={prompt(view, options, words, props.names)}
          why={captionOf(scene, playing)}
          acts={<Acts scene={scene} playing={playing} />}
        >
          <div class="own" data-held={playing.hand.length > 0}>
            {!exchanges && <MyTable scene={scene} playing={playing} under={under} />}
            <MyHand scene={scene} playing={playing} carryOver={carryOver} />
          </div>
        </Mine>
      )}
      {playing.sheet && <Sheets scene={scene} playing={playing} sheet={playing.sheet} />}
    </div>
  )
}

/** What their plate says of somebody: how many cards they hold, that they are ready, or where they came in. */
function fillingOf(seat: Seat, scene: Scene): SeatFilling {
  const { view, words } = scene
  const { phase, shown } = view
  const before = shown ? (
    <LeftCards seat={seat} scene={scene} />
  ) : (
    <Trio seat={seat} scene={scene} />
  )
  const outcome = outcomeOf(view)
  const place =
    outcome?.kind === 'places' ? (outcome.places[seat] ?? 0) : view.out.indexOf(seat) + 1
  if (place > 0) {
    const facts = (
      <b class="seat-place" data-tip="place">
        {words.ordinal(place)}
      </b>
    )
    return { facts, before, spoken: words.place(place), isDone: true }
  }
  const lies = words.before(view.open[seat] ?? [], view.hidden[seat]?.length ?? 0)
  const takes = view.last?.did === 'take' && view.last.seat === seat ? 'pile-' : undefined
  if (phase !== 'exchange') return { held: view.hands[seat] ?? 0, before, takes, spoken: lies }
  const isReady = view.ready?.[seat] === true
  const facts = isReady ? (
    <span class="seat-ready">
      <Icon name="check" />
      {words.ready}
    </span>
  ) : (
    words.chooses
  )
  return { facts, before, spoken: isReady ? `${words.ready}, ${lies}` : lies }
}

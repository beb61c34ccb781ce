import { useRef } from 'preact/hooks'

import { layoutOf, type AnyDefinition, type Move } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import { viewRulesOf } from '../../../shared/define-game/view-rules.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import type { BoardModule } from '../../kit/board.ts'
import { useMotion } from '../../kit/motion/Motion.tsx'
import { ShortcutsSheet } from '../../kit/ShortcutsSheet.tsx'
import { PlayerPanel } from '../../kit/table/PlayerPanel.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import { Actions } from './Actions.tsx'
import { Centre } from './Centre.tsx'
import { detailOf } from './detail-of.ts'
import { useKeys } from './keys.ts'
import { MyHand } from './MyHand.tsx'
import { sceneOf, standingOf, type Scene } from './scene.ts'
import { DealEnd, ScorePad } from './ScorePad.tsx'
import { afterDealOf, factsOf, seatDetailsOf } from './seat-details.tsx'
import { SeatPoints, SeatStrip } from './SeatStrip.tsx'
import { useBetween } from './use-between.ts'
import { usePlaying, type Table } from './use-playing.ts'
import '../../kit/cards/more-backs.css'
import './one-file.css'
import './crowded.css'

export type OneFileBoard = BoardModule<object, Move, never, View, OneFileWords>

/**
 * Returns the board of a single-file game. Everything on it is derived from the game's definition.
 */
export function createBoard(definition: AnyDefinition): OneFileBoard {
  const layout = layoutOf(definition)
  return {
    Board,
    prompt: (view, options, words, names) => words.prompt(view, options, names),
    rules: viewRulesOf(layout),
  }

  function Board(props: Table) {
    const root = useRef<HTMLDivElement>(null)
    useMotion()
    const scene = sceneOf(layout, props)
    const between = useBetween(layout, props.view)
    const playing = usePlaying(scene, props)

    const { view, words, names, isPlayer } = scene
    const me = view.seat
    // Before the screen after a deal replaces the middle, the last trick of the deal stays visible
    // for a moment. A replay leaves the screen out, because it has no button to close it.
    const showsDeal = playing.isDealNew && !props.isPast && isPlayer && between.trick === null
    useKeys(root, scene, playing, showsDeal)
    return (
      <div class="board" ref={root}>
        <Seats details={(seat) => seatDetailsOf(seat, scene, between, showsDeal)} />
        <Middle>
          {showsDeal ? (
            <DealEnd scene={scene} />
          ) : view.isOver && between.trick === null ? (
            <ScorePad scene={scene} />
          ) : (
            <Centre scene={scene} playing={playing} between={between} />
          )}
        </Middle>
        <PlayerPanel
          {...(showsDeal && me !== null
            ? { title: standing(scene, me), detail: words.prompt(view, scene.options, names) }
            : { title: words.prompt(view, scene.options, names), detail: detailOf(scene) })}
          facts={
            me !== null && (
              <span
                class="my-facts"
                role="img"
                aria-label={[
                  ...factsOf(me, scene),
                  ...(showsDeal
                    ? afterDealOf(me, scene).map(([fact, text]) =>
                        words.kit.withLabel(words.title(fact), text),
                      )
                    : []),
                ].join(', ')}
                data-motion-key={`taken-${me}`}
                data-motion-collects={
                  between.collector === me && between.trick === null ? 'card-' : undefined
                }
              >
                {(!showsDeal || scene.parts.pegs.length > 0) && (
                  <SeatStrip seat={me} scene={scene} />
                )}
                {showsDeal ? (
                  afterDealOf(me, scene).map(([fact, text]) => (
                    <b key={fact} class="seat-points">
                      {text}
                    </b>
                  ))
                ) : (
                  <SeatPoints seat={me} scene={scene} />
                )}
              </span>
            )
          }
          actions={isPlayer && <Actions scene={scene} playing={playing} showsDeal={showsDeal} />}
        >
          {isPlayer && !showsDeal && <MyHand scene={scene} playing={playing} between={between} />}
        </PlayerPanel>
        {playing.isHelpOpen && (
          <ShortcutsSheet shortcuts={words.kit.shortcuts} close={() => playing.showHelp(false)} />
        )}
      </div>
    )
  }
}

/** Returns a text with the viewer's rank and points, or lives, at the end of a deal. */
function standing(scene: Scene, me: number): string {
  const { words, parts } = scene
  const { sum, place } = standingOf(scene, me)
  const [lives] = parts.pegs
  return parts.points.length === 0 && lives !== undefined
    ? words.kit.withLabel(words.title(lives), `${sum}`)
    : words.kit.standing(place, sum)
}

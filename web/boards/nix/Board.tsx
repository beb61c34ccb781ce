import './board.css'

import { useEffect, useRef, useState } from 'preact/hooks'

import { lazy, usePreloaded } from '../../kit/lazy.tsx'
import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { PlayerPanel } from '../../kit/table/PlayerPanel.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import type { Options } from '../../../shared/games/nix/options.ts'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Move, View } from '../../../shared/games/nix/rules/state.ts'
import { viewRules } from '../../../shared/games/nix/rules/view-rules.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { Actions } from './Actions.tsx'
import { captionOf, prompt } from './prompt.ts'
import { DealProgress } from './DealProgress.tsx'
import type { Dismiss } from './DealEnd.tsx'
import { EgonSeat } from './egon/EgonSeat.tsx'
import { MyHoldings, seatDetailsOf } from './Holdings.tsx'
import { useKeys } from './keys.ts'
import { MyHand } from './MyHand.tsx'
import { Rows, ScoredRows, type RowState } from './Rows.tsx'
import { sceneOf, type Scene } from './scene.ts'
import { Sheets } from './Sheets.tsx'
import { usePlaying, type Playing } from './use-playing.ts'

/** No deal is over when the first cards are dealt, so this part loads after them. */
export const DealEnd = lazy(() => import('./DealEnd.tsx').then((part) => part.DealEnd))

export const board: BoardModule<Options, Move, never, View, Words> = {
  Board,
  prompt,
  rules: viewRules,
}

function Board(props: BoardProps<Options, Move, never, View, Words>) {
  const root = useRef<HTMLDivElement>(null)
  useMotion()
  usePreloaded(DealEnd)
  const scene = sceneOf(props)
  const playing = usePlaying(props)
  const ended = useEnded(props.view, props.isPast)
  useKeys({
    root,
    playing,
    isOver: props.view.ending !== undefined,
    goOn: ended.isShown ? ended.goOn : null,
  })
  const parts = { scene, playing }
  return (
    <div class="board" ref={root}>
      <Seats
        details={(seat) => seatDetailsOf(scene, seat)}
        {...(props.options.egon && { guest: (place) => <EgonSeat scene={scene} place={place} /> })}
      />
      {props.view.ending ? (
        <Middle>
          <div class="nix-board">
            <ScoredRows scene={scene} />
          </div>
        </Middle>
      ) : ended.isShown ? (
        <DealOver {...parts} goOn={ended.goOn} />
      ) : (
        <DealInPlay {...parts} />
      )}
      {playing.open && <Sheets {...parts} />}
    </div>
  )
}

interface PartProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The board during a deal: the rows, and the viewer's cards. */
function DealInPlay({ scene, playing }: PartProps) {
  const [under, setDragOver] = useState<Row | null>(null)
  const { seat } = scene.view
  const { title, why, next } = captionOf(scene, playing)
  return (
    <>
      <Middle>
        <div class="nix-board">
          <DealProgress scene={scene} open={() => playing.show('scores')} />
          <Rows
            scene={scene}
            rowStateOf={(row) => rowStateFor(row, scene, playing)}
            played={scene.view.discard}
            dragOver={under}
            tap={seat === null ? null : (row) => playing.tapRow(row)}
          />
        </div>
      </Middle>
      <PlayerPanel
        title={title}
        detail={why.map((part, at) => (
          <span
            key={at}
            class={next !== null && at === why.length - 1 ? 'caption-stand' : undefined}
          >
            {part}{' '}
          </span>
        ))}
        facts={seat !== null && <MyHoldings scene={scene} seat={seat} next={next} />}
        actions={seat !== null && <Actions scene={scene} playing={playing} />}
      >
        {seat !== null && <MyHand scene={scene} playing={playing} setDragOver={setDragOver} />}
      </PlayerPanel>
    </>
  )
}

/**
 * Shows the screen after a deal instead of the rows. The next deal may already have begun, so the
 * prompt below shows whose turn it is.
 */
const DealOver = ({ scene, playing, goOn }: PartProps & { readonly goOn: Dismiss }) => (
  <>
    <Middle>
      <DealEnd scene={scene} goOn={goOn} openSheet={() => playing.show('scores')} />
    </Middle>
    <PlayerPanel title={prompt(scene.view, scene.options, scene.words, scene.names)} />
  </>
)

/** How long spectators see the screen between deals before it closes by itself, in ms. */
const spectatorPause = 10_000

/**
 * Returns whether to show the screen after a deal, and a function that closes it. The screen stays
 * until the viewer closes it, even if the next deal has begun. For spectators it closes by itself,
 * because a spectator can be a television, which has no buttons. In a replay, or if all hands are
 * open, the next move closes it.
 */
function useEnded(
  { scores, last, open, seat }: View,
  isPast = false,
): {
  readonly isShown: boolean
  readonly goOn: Dismiss
} {
  const hasJustEnded = last?.ended !== undefined
  const [dealsPutAside, setDealsPutAside] = useState(scores.length - Number(hasJustEnded))
  const isShown = scores.length > dealsPutAside
  const goOn = (): void => setDealsPutAside(scores.length)
  useEffect(() => {
    if (!isShown || seat !== null) return
    const timer = setTimeout(goOn, spectatorPause)
    return () => clearTimeout(timer)
  }, [isShown, scores.length, seat])
  return isPast || open ? { isShown: hasJustEnded, goOn: null } : { isShown, goOn }
}

/**
 * Returns what a row shows: its chips, the chip that the selected move would add, and the
 * highlight.
 */
function rowStateFor(row: Row, { rows, view }: Scene, { move, fitting }: Playing): RowState {
  const chips = rows[row] ?? []
  if (move?.row === row && view.seat !== null)
    return {
      chips,
      incomingChip: { owner: view.seat, super: move.chip === 'super' },
      hint: 'chosen',
    }
  return { chips, incomingChip: null, hint: fitting.includes(row) ? 'fits' : null }
}

import { useRef, useState } from 'preact/hooks'

import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { Course } from './Course.tsx'
import { DealEnd } from './DealEnd.tsx'
import { Egon } from './egon/Egon.tsx'
import { useKeys } from './keys.ts'
import { viewRules } from '../../../shared/games/nix/rules/view-rules.ts'
import { MyHand } from './MyHand.tsx'
import { OpenHands } from './OpenHands.tsx'
import type { Options } from '../../../shared/games/nix/options.ts'
import { Players } from './Players.tsx'
import { usePlaying, type Playing } from './usePlaying.ts'
import { prompt } from './prompt.ts'
import { Rows, type RowLook } from './Rows.tsx'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import { sceneOf, type Scene } from './scene.ts'
import { Sheets } from './Sheets.tsx'
import type { Chips, Move, View } from '../../../shared/games/nix/rules/state.ts'
import { Verbs } from './Verbs.tsx'
import type { Words } from '../../../shared/games/nix/words/en/board.ts'
import { decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'
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
  const playing = usePlaying(props)
  const [under, carryOver] = useState<Row | null>(null)

  const { view } = scene
  const ended = useEnded(view)
  useKeys({
    root,
    playing,
    isOver: view.ending !== undefined,
    goOn: ended.isShown ? ended.goOn : null,
  })
  const rows = decodeRows((ended.isShown && view.scored) || view.rows)
  return (
    <div class="nix" ref={root}>
      <div class="nix-table" data-ended={ended.isShown} data-over={view.ending !== undefined}>
        <Course scene={scene} open={() => playing.show('scores')} />
        <Players scene={scene} rows={ended.isShown ? [] : rows} />
        {props.options.egon && <Egon scene={scene} />}
        <div class="nix-board">
          <Rows
            scene={scene}
            lookOf={(row) => rowLook(row, rows, ended.isShown ? null : playing, scene)}
            scored={ended.isShown}
            under={under}
            tap={view.seat === null || ended.isShown ? null : (row) => playing.tapRow(row)}
          />
        </div>
        {ended.isShown ? (
          <DealEnd scene={scene} goOn={ended.goOn} />
        ) : (
          view.seat !== null && (
            <div class="mine">
              <Verbs scene={scene} playing={playing} />
              <MyHand scene={scene} playing={playing} carryOver={carryOver} />
            </div>
          )
        )}
        {view.open && !ended.isShown && <OpenHands scene={scene} />}
      </div>
      {playing.open && <Sheets scene={scene} playing={playing} />}
    </div>
  )
}

/**
 * A deal that is over stays in sight until the viewer puts it aside, though the next one is dealt; after the last one it
 * stays. Whoever comes when others have gone on finds it put aside.
 */
function useEnded({ scores, last, ending }: View) {
  const [dealsPutAside, setDealsPutAside] = useState(
    last?.ended ? scores.length - 1 : scores.length,
  )
  return {
    isShown: ending !== undefined || scores.length > dealsPutAside,
    goOn: () => setDealsPutAside(scores.length),
  }
}

/** A row as it lies, and what would come into it. */
function rowLook(
  row: Row,
  rows: readonly Chips[],
  playing: Playing | null,
  { view }: Scene,
): RowLook {
  const chips = rows[row] ?? []
  const move = playing?.move
  if (move?.row === row && view.seat !== null) {
    const chip = { owner: view.seat, super: move.chip === 'super' }
    return { chips: [chip, ...chips], coming: 1, hint: 'chosen' }
  }
  return { chips, coming: 0, hint: playing?.fitting.includes(row) ? 'fits' : null }
}

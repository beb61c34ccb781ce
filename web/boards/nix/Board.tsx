import './board.css'

import { useRef, useState } from 'preact/hooks'

import { useMotion } from '../../kit/motion/Motion.tsx'
import type { BoardModule, BoardProps } from '../../kit/board.ts'
import { Mine } from '../../kit/table/Mine.tsx'
import { Seats } from '../../kit/table/Seats.tsx'
import { Middle } from '../../kit/table/TableTop.tsx'
import type { Options } from '../../../shared/games/nix/options.ts'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Move, View } from '../../../shared/games/nix/rules/state.ts'
import { viewRules } from '../../../shared/games/nix/rules/view-rules.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { Acts } from './Acts.tsx'
import { captionOf } from './caption.ts'
import { Course } from './Course.tsx'
import { DealEnd, type GoOn } from './DealEnd.tsx'
import { EgonSeat } from './egon/EgonSeat.tsx'
import { End } from './End.tsx'
import { MyHoldings, plateOf } from './Holdings.tsx'
import { useKeys } from './keys.ts'
import { MyHand } from './MyHand.tsx'
import { prompt } from './prompt.ts'
import { Rows, type RowLook } from './Rows.tsx'
import { sceneOf, type Scene } from './scene.ts'
import { Sheets } from './Sheets.tsx'
import { usePlaying, type Playing } from './use-playing.ts'

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
  const ended = useEnded(props.view)
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
        fill={(seat) => plateOf(scene, seat)}
        {...(props.options.egon && { guest: (place) => <EgonSeat scene={scene} place={place} /> })}
      />
      {props.view.ending ? (
        <Middle>
          <End scene={scene} />
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

/** While a deal is played: the board, and my cards before me. */
function DealInPlay({ scene, playing }: PartProps) {
  const [under, carryOver] = useState<Row | null>(null)
  const { seat } = scene.view
  const { title, why, next } = captionOf(scene, playing)
  return (
    <>
      <Middle>
        <div class="nix-board">
          <Course scene={scene} open={() => playing.show('scores')} />
          <Rows
            scene={scene}
            lookOf={(row) => rowLook(row, scene, playing)}
            laid={scene.view.discard}
            under={under}
            tap={seat === null ? null : (row) => playing.tapRow(row)}
          />
        </div>
      </Middle>
      <Mine
        title={title}
        why={why.map((part, at) => (
          <span
            key={at}
            class={next !== null && at === why.length - 1 ? 'caption-stand' : undefined}
          >
            {part}{' '}
          </span>
        ))}
        facts={seat !== null && <MyHoldings scene={scene} seat={seat} next={next} />}
        acts={seat !== null && <Acts scene={scene} playing={playing} />}
      >
        {seat !== null && <MyHand scene={scene} playing={playing} carryOver={carryOver} />}
      </Mine>
    </>
  )
}

/** When a deal is over, in the place of the board; whose turn it is in the next one stays in sight. */
const DealOver = ({ scene, playing, goOn }: PartProps & { readonly goOn: GoOn }) => (
  <>
    <Middle>
      <DealEnd scene={scene} goOn={goOn} openSheet={() => playing.show('scores')} />
    </Middle>
    <Mine title={prompt(scene.view, scene.options, scene.words, scene.names)} />
  </>
)

/**
 * A deal that is over stays in sight until the viewer puts it aside, though the next one is dealt. Whoever comes when
 * others have gone on finds it put aside; whoever looks back goes on by going to the next move.
 */
function useEnded({ scores, last, open }: View): {
  readonly isShown: boolean
  readonly goOn: GoOn
} {
  const hasJustEnded = last?.ended !== undefined
  const [dealsPutAside, setDealsPutAside] = useState(scores.length - Number(hasJustEnded))
  if (open !== undefined) return { isShown: hasJustEnded, goOn: null }
  return {
    isShown: scores.length > dealsPutAside,
    goOn: () => setDealsPutAside(scores.length),
  }
}

/** A row as it lies, and my chip that would come into it. */
function rowLook(row: Row, { rows, view }: Scene, { move, fitting }: Playing): RowLook {
  const chips = rows[row] ?? []
  if (move?.row === row && view.seat !== null)
    return {
      chips,
      coming: { owner: view.seat, super: move.chip === 'super' },
      hint: 'chosen',
    }
  return { chips, coming: null, hint: fitting.includes(row) ? 'fits' : null }
}

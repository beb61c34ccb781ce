import './mine.css'

import type { ComponentChildren } from 'preact'

import { words } from '../../words/index.ts'
import { initialOf, Piece } from '../pieces/Piece.tsx'
import { useAtTable } from './at-table.ts'
import { Lamp } from './Lamp.tsx'
import { widestWordOf } from './name-width.ts'

interface MineProps {
  /** What I do now, or for whom everybody waits. */
  readonly title: string
  /** Why, or what comes of it. */
  readonly why?: ComponentChildren
  /** What is mine beside my hand: cards that the turn still asks for, rounds won, chips. */
  readonly facts?: ComponentChildren
  /** The buttons for it: the main one last. */
  readonly acts?: ComponentChildren
  /** What I hold. */
  readonly children?: ComponentChildren
}

/** The near edge of the table: what I do now stands over my hand, with its buttons. */
export function Mine({ facts, children, ...board }: MineProps) {
  const { people, open, answer, visitor, instead } = useAtTable()
  const { title, why, acts } = { ...board, ...instead }
  const me = people.find(({ isMe }) => isMe)
  if (me === undefined)
    return (
      <section class="mine" aria-label={words.value.stage.watched}>
        <p class="visually-hidden">{title}</p>
        {visitor}
      </section>
    )
  return (
    <section class="mine" aria-label={words.value.stage.mine} data-moves={me.moves}>
      <div class="mine-says">
        {answer ?? (
          <div class="mine-now">
            <button
              class="mine-piece"
              type="button"
              aria-label={words.value.stage.myself(me.name)}
              data-thing={`seat-${me.seat}`}
              onClick={() => open?.(me.seat)}
            >
              <Lamp seat={me.seat} />
              <Piece of={me.seat} face={me.face} clock={me.clock}>
                {initialOf(me.name)}
              </Piece>
            </button>
            <div class="mine-words">
              <h2 style={{ '--widest-word': widestWordOf(title).toFixed(2) }}>{title}</h2>
              {why !== undefined && <p>{why}</p>}
            </div>
            {facts !== undefined && <div class="mine-facts">{facts}</div>}
          </div>
        )}
        {acts !== undefined && <div class="mine-acts">{acts}</div>}
      </div>
      {children}
    </section>
  )
}

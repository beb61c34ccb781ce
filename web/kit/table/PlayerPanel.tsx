import './player-panel.css'

import type { ComponentChildren } from 'preact'

import { words } from '../../words/index.ts'
import { initialOf, Piece } from '../pieces/Piece.tsx'
import { useTableContext } from './table-context.ts'
import { Lamp } from './Lamp.tsx'
import { widestWordWidth } from './text-width.ts'

interface PlayerPanelProps {
  /** The prompt: what the viewer can do now, or whose turn it is. */
  readonly title: string
  /** A sentence that explains the prompt. */
  readonly detail?: ComponentChildren
  /**
   * Facts about the viewer next to the prompt, such as how many cards they must still play, rounds
   * won or chips.
   */
  readonly facts?: ComponentChildren
  /** The buttons for actions. The most important one is last. */
  readonly actions?: ComponentChildren
  /** The viewer's hand. */
  readonly children?: ComponentChildren
}

/** The viewer's edge of the table: the prompt and the buttons, with the hand below. */
export function PlayerPanel({ facts, actions, children, ...board }: PlayerPanelProps) {
  const { people, openPlayerMenu, reactionButtons, answer, takeBack, spectatorPanel, override } =
    useTableContext()
  const { title, detail } = { ...board, ...override }
  const me = people.find(({ isMe }) => isMe)
  if (me === undefined)
    return (
      <section class="player-panel" aria-label={words.value.stage.watched}>
        <p class="visually-hidden">{title}</p>
        {spectatorPanel}
      </section>
    )
  return (
    <section class="player-panel" aria-label={words.value.stage.mine} data-moves={me.isToMove}>
      <div class="player-panel-main">
        {answer ?? (
          <div class="player-panel-prompt">
            <button
              class="player-panel-piece"
              type="button"
              aria-label={words.value.stage.myself(me.name)}
              aria-expanded={openPlayerMenu ? Boolean(reactionButtons) : undefined}
              data-motion-key={`seat-${me.seat}`}
              data-reaction={me.reaction}
              onClick={() => openPlayerMenu?.(me.seat)}
            >
              <Lamp seat={me.seat} />
              <Piece of={me.seat} face={me.face} clock={me.clock}>
                {initialOf(me.name)}
              </Piece>
            </button>
            <div class="player-panel-text">
              <h2 style={{ '--widest-word': widestWordWidth(title).toFixed(2) }}>{title}</h2>
              {detail !== undefined && <p>{detail}</p>}
            </div>
            {facts !== undefined && <div class="player-panel-facts">{facts}</div>}
          </div>
        )}
        {(actions || takeBack) && (
          <div key="actions" class="player-panel-actions">
            {takeBack}
            {actions}
          </div>
        )}
        {reactionButtons}
      </div>
      {children}
    </section>
  )
}

import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'

import { TableAround } from '../../../testing/at-table.tsx'
import { render } from '../../../testing/render.ts'
import type { Viewer } from '../../../../shared/game/game.ts'
import { moves } from '../../../../shared/games/high-low/rules/moves.ts'
import type { Move, State, View } from '../../../../shared/games/high-low/rules/state.ts'
import { board } from '../Board.tsx'
import { view } from '../../../../shared/games/high-low/rules/view.ts'
import { clauses, words } from '../../../../shared/games/high-low/words/en/table.ts'

const names = ['Anna', 'Ben', 'Kim', 'Ole', 'Zoe']

/** Renders the board for `viewer`, inside a table. */
export function show(state: State, viewer: Viewer = 0) {
  const play = vi.fn<(move: Move) => void>()
  const explain = vi.fn<(clause: string) => void>()
  // Returns the same object for the same state. The page does this too: its view object changes
  // only when something happens.
  const views = new Map<State, View>()
  const at = (now: State, offered?: readonly Move[], more?: Partial<View>) => {
    const itsView = views.get(now) ?? { ...view(now, viewer), ...more }
    views.set(now, itsView)
    const seated = names.slice(0, now.hands.length)
    return (
      <TableAround names={seated} mine={itsView.seat}>
        <board.Board
          view={itsView}
          options={now.options}
          words={words}
          clauses={clauses}
          names={seated}
          moves={offered ?? moves(itsView)}
          signals={[]}
          play={play}
          sendSignal={() => {}}
          explain={explain}
        />
      </TableAround>
    )
  }
  const room = render(at(state))
  const become = (now: State, offered?: readonly Move[], more?: Partial<View>): void => {
    void act(() => renderInto(at(now, offered, more), room))
  }
  return { room, play, explain, become }
}

export const all = (room: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...room.querySelectorAll<HTMLElement>(selector),
]
const tap = (room: HTMLElement, selector: string, place = 0): void => {
  void act(() => all(room, selector)[place]?.click())
}
export const tapCard = (room: HTMLElement, place: number): void => tap(room, '.hand-card', place)
export const tapColumn = (room: HTMLElement, column: number): void =>
  tap(room, `.my-trio [data-column="${column}"]`)
export const tapPile = (room: HTMLElement): void => tap(room, '.spread')
export const labels = (room: HTMLElement, selector: string): readonly (string | null)[] =>
  all(room, selector).map((one) => one.getAttribute('aria-label'))
export const selectedLabels = (room: HTMLElement): readonly (string | undefined)[] =>
  labels(room, '.hand-card[aria-selected="true"], .trio-column[aria-pressed="true"]').map(
    (label) => label?.split(',')[0],
  )
export const focusedLabel = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label')

/** Drags the card at this position of the hand to an element, and drops it there. */
export async function carry(room: HTMLElement, place: number, onto: string): Promise<void> {
  const drop = dragOver(room, place, onto)
  await drop()
}

/**
 * Drags the card at this position of the hand over an element. Returns a function that drops it.
 */
export function dragOver(room: HTMLElement, place: number, over: string): () => Promise<void> {
  const card = all(room, '.hand-card')[place]
  const target = room.querySelector(over)
  document.elementsFromPoint = () => (target ? [target] : [])
  if (card) card.setPointerCapture = () => {}
  const point = (kind: string, y: number) =>
    void act(() => {
      card?.dispatchEvent(
        new PointerEvent(kind, { clientX: 10, clientY: y, isPrimary: true, bubbles: true }),
      )
    })
  point('pointerdown', 500)
  point('pointermove', 100)
  return async () => {
    point('pointerup', 100)
    // Waits for the next task. Until then, `drag()` cancels clicks, because browsers send a click
    // after a drag.
    await new Promise((done) => setTimeout(done))
  }
}

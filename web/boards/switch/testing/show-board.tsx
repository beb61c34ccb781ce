import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'

import { TableAround } from '../../../testing/at-table.tsx'
import { button, render } from '../../../testing/render.ts'
import type { Viewer } from '../../../../shared/game/game.ts'
import { moves } from '../../../../shared/games/switch/rules/moves.ts'
import { card } from '../../../../shared/games/switch/testing/positions.ts'
import type { Table } from '../use-playing.ts'
import type { Move, State } from '../../../../shared/games/switch/rules/state.ts'
import { board, NamingSheet, RoundEnd } from '../Board.tsx'
import { view } from '../../../../shared/games/switch/rules/view.ts'
import { words } from '../../../../shared/games/switch/words/en/table.ts'

await Promise.all([NamingSheet.preload(), RoundEnd.preload()])

const names = ['Anna', 'Ben', 'Kim']

export function boardOf(state: State, viewer: Viewer, table: Partial<Table>) {
  const itsView = view(state, viewer)
  return (
    <TableAround names={names.slice(0, state.hands.length)} mine={itsView.seat}>
      <board.Board
        view={itsView}
        options={state.options}
        words={words}
        clauses={{}}
        names={names.slice(0, state.hands.length)}
        moves={moves(itsView, state.options)}
        signals={[]}
        play={() => {}}
        sendSignal={() => {}}
        explain={() => {}}
        {...table}
      />
    </TableAround>
  )
}

/** Renders the board for `viewer`, inside a table. */
export function show(state: State, viewer: Viewer = 0) {
  const play = vi.fn<(move: Move) => void>()
  const explain = vi.fn<(clause: string) => void>()
  const room = render(boardOf(state, viewer, { play, explain }))
  const see = (next: State) =>
    void act(() => renderInto(boardOf(next, viewer, { play, explain }), room))
  return { room, play, explain, see }
}

export const tap = (room: HTMLElement, selector: string): void => {
  void act(() => {
    room
      .querySelector<HTMLElement>(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })
}
export const tapCard = (room: HTMLElement, name: string): void =>
  tap(room, `[data-card="${card(name)}"]`)
export const hand = (room: HTMLElement): (string | null)[] =>
  [...room.querySelectorAll('[role=option]')].map((option) => option.getAttribute('aria-label'))
export const selectedCards = (room: HTMLElement): (string | null)[] =>
  [...room.querySelectorAll('[aria-selected=true]')].map((one) => one.getAttribute('aria-label'))
export const plate = (room: HTMLElement, seat: number): string =>
  room.querySelector(`.seat[data-seat="${seat}"]`)?.textContent ?? ''
/** Returns the prompt, the text below it and the facts beside it, as one text. */
export const mine = (room: HTMLElement): string =>
  room.querySelector('.player-panel-prompt')?.textContent ?? ''
export const pile = (room: HTMLElement, which: 'draw' | 'discard'): HTMLElement | null =>
  room.querySelector(`[data-pile="${which}"]`)

export const isDue = (room: HTMLElement) => button(room, words.switch).dataset['due']
export const isArmed = (room: HTMLElement) =>
  button(room, words.switch).getAttribute('aria-pressed')
export const marks = (room: HTMLElement): number => room.querySelectorAll('.hand-card .mark').length
/**
 * Returns the choices of the naming dialog: each suit or rank, with the number of matching cards.
 */
export const nameable = (room: HTMLElement): string[] =>
  [...room.querySelectorAll<HTMLElement>('.naming-option > span')].map((one) => one.textContent)
export const pick = (room: HTMLElement, name: string): void => {
  const named = [...room.querySelectorAll<HTMLElement>('.naming-option')].find((one) =>
    one.querySelector(':scope > span')?.textContent.startsWith(name),
  )
  void act(() => named?.querySelector('input')?.click())
}
/** Clicks the focused element, as browsers do on Enter. */
export const enter = (): void => {
  void act(() => (document.activeElement as HTMLElement).click())
}

import { act } from 'preact/test-utils'
import { vi } from 'vitest'

import { TableAround } from '../../../testing/at-table.tsx'
import { render } from '../../../testing/render.ts'
import type { Viewer } from '../../../../shared/game/game.ts'
import { moves, signals } from '../../../../shared/games/the-game/rules/moves.ts'
import type {
  Card,
  Move,
  Pile,
  Signal,
  State,
} from '../../../../shared/games/the-game/rules/state.ts'
import { board } from '../Board.tsx'
import { view } from '../../../../shared/games/the-game/rules/view.ts'
import { clauses, words } from '../../../../shared/games/the-game/words/en/table.ts'

export const names = ['Anna', 'Ben', 'Kim']

/** Renders the board for `viewer`, inside a table. */
export function show(state: State, viewer: Viewer = 0) {
  const seatView = view(state, viewer)
  const play = vi.fn<(move: Move) => void>()
  const sendSignal = vi.fn<(signal: Signal) => void>()
  const explain = vi.fn<(clause: string) => void>()
  const room = render(
    <TableAround names={names} mine={seatView.seat}>
      <board.Board
        view={seatView}
        options={state.options}
        words={words}
        clauses={clauses}
        names={names}
        moves={moves(seatView, state.options)}
        signals={signals(seatView, state.options)}
        play={play}
        sendSignal={sendSignal}
        explain={explain}
      />
    </TableAround>,
  )
  return { room, play, sendSignal, explain }
}

export const tap = (room: HTMLElement, selector: string): void => {
  void act(() => room.querySelector<HTMLElement>(selector)?.click())
}
export const tapCard = (room: HTMLElement, card: Card): void =>
  tap(room, `.hand-card[data-card="${card}"]`)
export const tapPile = (room: HTMLElement, pile: Pile): void =>
  tap(room, `[data-pile="${pile}"] .pile-top`)
export const options = (room: HTMLElement): (string | null)[] =>
  [...room.querySelectorAll('[role=option]')].map((option) => option.getAttribute('aria-label'))
export const glowing = (room: HTMLElement): (string | undefined)[] =>
  [...room.querySelectorAll<HTMLElement>('[data-target="true"]')].map((pile) => pile.dataset.pile)

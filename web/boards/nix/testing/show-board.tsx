import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { vi } from 'vitest'

import { TableAround } from '../../../testing/at-table.tsx'
import { render } from '../../../testing/render.ts'
import type { Viewer } from '../../../../shared/game/game.ts'
import { moves } from '../../../../shared/games/nix/rules/moves.ts'
import { rowCalled } from '../../../../shared/games/nix/testing/positions.ts'
import type { RowName } from '../../../../shared/games/nix/rules/rows.ts'
import type { Card, Move, State } from '../../../../shared/games/nix/rules/state.ts'
import { board, DealEnd } from '../Board.tsx'
import { view } from '../../../../shared/games/nix/rules/view.ts'
import { words } from '../../../../shared/games/nix/words/en/table.ts'

await DealEnd.preload()

const names = ['Anna', 'Ben', 'Kim', 'Dora', 'Eric']

/** Renders the board for `viewer`, inside a table. */
export function show(state: State, viewer: Viewer = 0) {
  const play = vi.fn<(move: Move) => void>()
  const explain = vi.fn<(clause: string) => void>()
  const at = (now: State, offered = moves(view(now, viewer))) => (
    <TableAround
      names={names.slice(0, now.hands.length)}
      mine={typeof viewer === 'number' ? viewer : null}
    >
      <board.Board
        view={view(now, viewer)}
        options={state.options}
        words={words}
        clauses={{}}
        names={names}
        moves={offered}
        signals={[]}
        play={play}
        sendSignal={() => {}}
        explain={explain}
      />
    </TableAround>
  )
  const room = render(at(state))
  const turnTo = (next: State, offered?: readonly Move[]): void => {
    void act(() => renderInto(at(next, offered), room))
  }
  return { room, play, explain, turnTo }
}

/** Returns the accessible name of an element. */
export const labelOf = (one: Element | null | undefined): string =>
  one?.getAttribute('aria-label') ?? one?.querySelector('.visually-hidden')?.textContent ?? ''
export const tap = (room: HTMLElement, selector: string): void => {
  void act(() => room.querySelector<HTMLElement>(selector)?.click())
}
/** Taps a card of this value. If there are several, `nth` selects one of them. */
export const tapCard = (room: HTMLElement, card: Card, nth = 0): void => {
  const cards = [...room.querySelectorAll<HTMLElement>('[role=option]')]
  const named = cards.filter((one) => labelOf(one).startsWith(card ? `${card},` : 'joker,'))
  void act(() => named[nth]?.click())
}
export const rowOf = (room: HTMLElement, name: RowName): HTMLElement | null =>
  room.querySelector(`[data-row="${rowCalled(name)}"]`)
export const tapRow = (room: HTMLElement, name: RowName): void => {
  void act(() => rowOf(room, name)?.click())
}
export const verb = (room: HTMLElement): HTMLButtonElement | null => room.querySelector('.lay')
export const tapVerb = (room: HTMLElement): void => tap(room, '.lay')
export const selectedCards = (room: HTMLElement): (string | undefined)[] =>
  [...room.querySelectorAll('[aria-selected=true]')].map((one) => labelOf(one).split(',')[0])
export const rowsWithHint = (room: HTMLElement, hint: string): (string | undefined)[] =>
  [...room.querySelectorAll(`[data-hint=${hint}]`)].map((one) => labelOf(one).split(':')[0])
/** Returns the owners of the chips in a row, from left to right. */
export const owners = (room: HTMLElement, name: RowName): (string | undefined)[] =>
  [...(rowOf(room, name)?.querySelectorAll<HTMLElement>('.board-chip .nix-chip') ?? [])].map(
    (chip) => chip.dataset.owner,
  )
/** Returns the prompt, and the text below it. */
export const captionIn = (room: HTMLElement): (string | undefined)[] =>
  ['h2', 'p'].map((part) => room.querySelector(`.player-panel-text ${part}`)?.textContent.trim())
/** Returns the owner of the chip that the selected move would add to a row. */
export const comingOwner = (room: HTMLElement, name: RowName): string | undefined =>
  rowOf(room, name)?.querySelector<HTMLElement>('.incoming-chip .nix-chip')?.dataset.owner

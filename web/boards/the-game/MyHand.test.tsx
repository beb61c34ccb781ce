import { TableAround } from '../../testing/at-table.tsx'
import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { inEnglish, render, textOf } from '../../testing/render.ts'
import { moves } from '../../../shared/games/the-game/rules/moves.ts'
import { extreme, position, up } from '../../../shared/games/the-game/testing/positions.ts'
import type { Move } from '../../../shared/games/the-game/rules/state.ts'
import { board } from './Board.tsx'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import { clauses, words } from '../../../shared/games/the-game/words/en/table.ts'
import { names, show, tapCard, tapPile, options, glowing } from './testing/show-board.tsx'

inEnglish()

describe('my hand', () => {
  test('names each card, its command, whether it is playable, and its position', () => {
    const { room } = show(extreme({ hand: [12, 42, 90], tops: [80, 80, 20, 30] }))
    expect(options(room)).toEqual([
      '12, playable, 1 of 3',
      '42, Skull, 2 of 3',
      '90, Skull, playable, 3 of 3',
    ])
  })

  test('is sorted by number', () => {
    const { room } = show(position({ hand: [88, 3, 41] }))
    expect(options(room).map((name) => name?.split(',')[0])).toEqual(['3', '41', '88'])
  })

  test('a tap selects a card, names it, and highlights the piles that it fits', () => {
    const { room, play } = show(position({ hand: [50, 60], tops: [40, 70, 80, 45] }))
    tapCard(room, 50)
    expect(room.querySelector('[aria-selected=true]')?.getAttribute('aria-label')).toContain('50')
    expect(textOf(room)).toContain('Where does the 50 go?')
    expect(glowing(room)).toEqual(['0', '2'])
    expect(play).not.toHaveBeenCalled()
  })

  test('a tap on a highlighted pile plays the selected card there', () => {
    const { room, play } = show(position({ hand: [50, 60], tops: [40, 70, 80, 45] }))
    tapCard(room, 50)
    tapPile(room, 2)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 50, pile: 2 })
  })

  test('a second tap plays a card that fits one pile', () => {
    const { room, play } = show(position({ hand: [50, 60], tops: [40, 70, 45, 45] }))
    tapCard(room, 50)
    tapCard(room, 50)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 50, pile: up })
  })

  test('a tap on an unplayable card explains why', () => {
    const { room, explain } = show(position({ hand: [50, 81, 82], tops: [80, 80, 20, 20] }))
    tapCard(room, 50)
    expect(explain).toHaveBeenCalledExactlyOnceWith('TG-05')
  })

  test('dropping a card on the wrong pile shows the command that forbids it', () => {
    const state = extreme({ hand: [37, 60, 61], tops: [47, 1, 100, 69] })
    const { room, explain, play } = show(state)
    tapCard(room, 37)
    tapPile(room, up)
    expect(explain).toHaveBeenCalledExactlyOnceWith('TX-14')
    expect(play).not.toHaveBeenCalled()
  })

  test('cards are not playable on other players’ turns', () => {
    const { room, explain } = show(position({ hand: [50], others: [[51, 52]], turn: 1 }))
    tapCard(room, 50)
    expect(explain).not.toHaveBeenCalled()
    expect(glowing(room)).toEqual([])
    tapPile(room, up)
    expect(explain).toHaveBeenCalledExactlyOnceWith('TG-03')
  })
})

describe('while a move is being sent', () => {
  test('the buttons stay visible, and nothing is sent twice', () => {
    const state = position({ hand: [50, 60], tops: [40, 70, 45, 45] })
    const seatView = view(state, 0)
    const play = vi.fn<(move: Move) => void>()
    const at = (offered: readonly Move[]) => (
      <TableAround names={names} mine={0}>
        <board.Board
          view={seatView}
          options={state.options}
          words={words}
          clauses={clauses}
          names={names}
          moves={offered}
          signals={[]}
          play={play}
          sendSignal={() => {}}
          explain={() => {}}
        />
      </TableAround>
    )
    const room = render(at(moves(seatView, state.options)))
    tapCard(room, 50)
    tapPile(room, up)
    expect(play).toHaveBeenCalledOnce()
    void act(() => renderInto(at([]), room))
    expect(glowing(room)).toEqual(['0'])
    tapPile(room, up)
    expect(play).toHaveBeenCalledOnce()
  })
})

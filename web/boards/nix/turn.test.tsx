import { describe, expect, test } from 'vitest'

import { inEnglish } from '../../testing/render.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import { lay, laySuper, plainChips, position } from '../../../shared/games/nix/testing/positions.ts'
import {
  show,
  tap,
  rowOf,
  tapRow,
  tapVerb,
  selectedCards,
  comingOwner,
  captionIn,
} from './testing/show-board.tsx'

inEnglish()

describe('the super-chip', () => {
  test('[NU-09] is played if its button is pressed', () => {
    const { room, play } = show(position({ hands: [[5, 5], [1]] }))
    tap(room, '.super-chip')
    tapRow(room, 'pair')
    expect(rowOf(room, 'pair')?.querySelector('.incoming-chip [data-super=true]')).not.toBeNull()
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(laySuper('pair', 5, 5))
  })

  test('[NU-09] cannot be played with a joker, and the plain chip is used instead', () => {
    const { room, play, explain } = show(position({ hands: [[0, 5, 5], [1]] }))
    tap(room, '.super-chip')
    tapRow(room, 'three')
    expect(room.querySelector('.super-chip')?.textContent).toContain('not with a joker')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('three', 0, 5, 5))
    tap(room, '.super-chip')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-09')
  })

  test('[NU-10] is unavailable in round 5', () => {
    const { room, explain } = show(position({ hands: [[5], [1]], round: 5 }))
    expect(room.querySelector('.super-chip')?.textContent).toContain('not in round 5')
    tap(room, '.super-chip')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-10')
  })

  test('is not offered once it was played', () => {
    const stock = [
      { plain: 4, super: false },
      { plain: 4, super: true },
    ]
    const { room } = show(position({ hands: [[5, 5], [1]], round: 2, stock }))
    expect(room.querySelector('.super-chip')).toBeNull()
  })
})

describe('on another player’s turn', () => {
  const state = position({
    hands: [
      [5, 5],
      [1, 2],
    ],
    turn: 1,
    rows: { pair: plainChips(1) },
  })

  test('a move can be planned, but not played', () => {
    const { room, play, explain } = show(state)
    tapRow(room, 'pair')
    expect(comingOwner(room, 'pair')).toBe('0')
    expect(captionIn(room)).toEqual(['Ben’s turn', 'Pair. Your chip pushes Ben on. You stand at 4'])
    tapVerb(room)
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-03')
  })

  test('the selection is kept for the viewer’s turn', () => {
    const { room, play, turnTo } = show(state)
    tapRow(room, 'pair')
    turnTo(apply(state, 1, lay('one', 1)))
    expect(selectedCards(room)).toEqual(['5', '5'])
    tapVerb(room)
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('while a move is being sent', () => {
  const state = position({ hands: [[3, 5, 5, 5], [1]] })

  test('it stays visible, and is not sent twice', () => {
    const { room, play, turnTo } = show(state)
    tapRow(room, 'pair')
    tapVerb(room)
    turnTo(state, [])
    expect(selectedCards(room)).toEqual(['5', '5'])
    tapVerb(room)
    expect(play).toHaveBeenCalledOnce()
  })

  test('nothing stays selected when it has arrived, not even a card of the same rank', () => {
    const { room, turnTo } = show(state)
    tapRow(room, 'pair')
    turnTo(apply(state, 0, lay('pair', 5, 5)))
    expect(selectedCards(room)).toEqual([])
    expect(room.querySelectorAll('[role=option]')).toHaveLength(2)
  })
})

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
  chosen,
  comingOwner,
  captionIn,
} from './testing/show-board.tsx'

inEnglish()

describe('the super-chip', () => {
  test('[NU-09] is laid when its button is pressed', () => {
    const { room, play } = show(position({ hands: [[5, 5], [1]] }))
    tap(room, '.super-chip')
    tapRow(room, 'pair')
    expect(rowOf(room, 'pair')?.querySelector('.board-coming [data-super=true]')).not.toBeNull()
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(laySuper('pair', 5, 5))
  })

  test('[NU-09] does not go with a joker, says so, and the plain one goes', () => {
    const { room, play, explain } = show(position({ hands: [[0, 5, 5], [1]] }))
    tap(room, '.super-chip')
    tapRow(room, 'three')
    expect(room.querySelector('.super-chip')?.textContent).toContain('not with a joker')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('three', 0, 5, 5))
    tap(room, '.super-chip')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-09')
  })

  test('[NU-10] is turned over in round 5', () => {
    const { room, explain } = show(position({ hands: [[5], [1]], round: 5 }))
    expect(room.querySelector('.super-chip')?.textContent).toContain('not in round 5')
    tap(room, '.super-chip')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-10')
  })

  test('is not offered any more once it was laid', () => {
    const stock = [
      { plain: 4, super: false },
      { plain: 4, super: true },
    ]
    const { room } = show(position({ hands: [[5, 5], [1]], round: 2, stock }))
    expect(room.querySelector('.super-chip')).toBeNull()
  })
})

describe('while another player is to move', () => {
  const state = position({
    hands: [
      [5, 5],
      [1, 2],
    ],
    turn: 1,
    rows: { pair: plainChips(1) },
  })

  test('a move can be thought out, but not laid', () => {
    const { room, play, explain } = show(state)
    tapRow(room, 'pair')
    expect(comingOwner(room, 'pair')).toBe('0')
    expect(captionIn(room)).toEqual(['Ben’s turn', 'Pair. Your chip pushes Ben on. You stand at 4'])
    tapVerb(room)
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-03')
  })

  test('what was chosen stays chosen when the turn comes', () => {
    const { room, play, turnTo } = show(state)
    tapRow(room, 'pair')
    turnTo(apply(state, 1, lay('one', 1)))
    expect(chosen(room)).toEqual(['5', '5'])
    tapVerb(room)
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('while a move is on its way', () => {
  const state = position({ hands: [[3, 5, 5, 5], [1]] })

  test('it stays in sight, and is not sent twice', () => {
    const { room, play, turnTo } = show(state)
    tapRow(room, 'pair')
    tapVerb(room)
    turnTo(state, [])
    expect(chosen(room)).toEqual(['5', '5'])
    tapVerb(room)
    expect(play).toHaveBeenCalledOnce()
  })

  test('nothing is chosen any more when it has arrived, not even an equal card', () => {
    const { room, turnTo } = show(state)
    tapRow(room, 'pair')
    turnTo(apply(state, 0, lay('pair', 5, 5)))
    expect(chosen(room)).toEqual([])
    expect(room.querySelectorAll('[role=option]')).toHaveLength(2)
  })
})

import { describe, expect, test } from 'vitest'

import { button, inEnglish, press, textOf } from '../../testing/render.ts'
import {
  flip,
  lay,
  makeMove,
  position,
  tryOut,
} from '../../../shared/games/high-low/testing/positions.ts'
import { words } from '../../../shared/games/high-low/words/en/table.ts'
import { show, all, tapColumn, labels } from './testing/show-board.tsx'

inEnglish()

describe('my cards on the table', () => {
  const others = [{ hand: [1] }]

  test('[HL-15] have accessible names, which say whether they are playable', () => {
    const { room } = show(position({ faceUp: [4, 9], faceDown: [1, 1, 1], pile: '6', others }))
    expect(labels(room, '.my-trio [data-column]')).toEqual([
      '4, face up, on a face-down card',
      '9, face up, playable, on a face-down card',
      'Face-down card 3',
    ])
  })

  test('[HL-17] are played together if they have the same rank', () => {
    const { room, play } = show(
      position({ faceUp: [4, 9, 9], faceDown: [1, 1, 1], pile: '6', others }),
    )
    tapColumn(room, 1)
    tapColumn(room, 2)
    press(room, 'Play 9 + 9')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9, 2))
  })

  test('[HL-16] are taken together with the pile if they do not beat it, but never by a second tap', () => {
    const { room, play } = show(position({ faceUp: [4, 9], faceDown: [1, 1], pile: '6', others }))
    tapColumn(room, 0)
    expect(textOf(room)).toContain(words.fails(4))
    tapColumn(room, 0)
    expect(play).not.toHaveBeenCalled()
    tapColumn(room, 0)
    press(room, 'Take the 4 and the pile')
    expect(play).toHaveBeenCalledExactlyOnceWith(tryOut(4))
  })

  test('[HL-15] are turned over by a second tap if they are face down', () => {
    const { room, play, explain } = show(
      position({ faceUp: [], faceDown: [null, 1, 1], pile: '6', others }),
    )
    tapColumn(room, 1)
    expect(button(room, words.flip)).toBeDefined()
    tapColumn(room, 1)
    expect(play).toHaveBeenCalledExactlyOnceWith(flip(1))
    expect(explain).not.toHaveBeenCalled()
  })

  test('[HL-15] are not playable face down before the face-up ones', () => {
    const { room, explain } = show(position({ faceUp: [9], faceDown: [1, 1], pile: '6', others }))
    tapColumn(room, 1)
    expect(explain).toHaveBeenCalledExactlyOnceWith('HL-15')
  })

  test('[HL-16] stay visible with the news if they did not beat the pile', () => {
    const state = position({ faceDown: [4, 5], pile: '6', others })
    const { room } = show(makeMove(state, 0, flip(0)), 'public')
    expect(room.querySelector<HTMLElement>('.cleared-card')?.dataset.value).toBe('4')
    expect(room.querySelector<HTMLElement>('.cleared-card')?.dataset.turned).toBe('true')
    expect(room.querySelector('.cleared')?.textContent).toContain('It doesn’t beat the pile')
  })

  test('[HL-15] turn over on the pile if they beat it', () => {
    const { room } = show(makeMove(position({ faceDown: [9, 5], pile: '6', others }), 0, flip(0)))
    expect(all(room, '.spread-card').map((one) => one.dataset.turned)).toEqual([undefined, 'true'])
  })
})

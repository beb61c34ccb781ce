import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { inEnglish, pressKey } from '../../testing/render.ts'
import {
  exchanging,
  lay,
  position,
  ready,
  take,
} from '../../../shared/games/high-low/testing/positions.ts'
import { words } from '../../../shared/games/high-low/words/en/table.ts'
import { show, selectedLabels, focusedLabel } from './testing/show-board.tsx'

inEnglish()

describe('by keyboard', () => {
  const state = position({ hand: [4, 9, 9], faceUp: [5], faceDown: [1], pile: '6' })

  test('arrows move through the hand, Enter selects and then plays', () => {
    const { play } = show(state)
    pressKey('ArrowRight')
    pressKey('ArrowRight')
    expect(focusedLabel()).toBe('9, playable, 2 of 3')
    for (const _ of [1, 2]) void act(() => (document.activeElement as HTMLElement).click())
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9))
  })

  test('digits select cards by position, and Escape deselects them', () => {
    const { room } = show(state)
    pressKey('2')
    pressKey('3')
    expect(selectedLabels(room)).toEqual(['9', '9'])
    pressKey('Escape')
    expect(selectedLabels(room)).toEqual([])
  })

  test('arrow up moves to the cards on the table, and arrow down back to the hand', () => {
    show(state)
    pressKey('ArrowUp')
    expect(focusedLabel()).toBe('5, face up, on a face-down card')
    pressKey('ArrowDown')
    expect(focusedLabel()).toBe('4, 1 of 3')
  })

  test('[HL-06] T takes the pile', () => {
    const { play } = show(state)
    pressKey('t')
    expect(play).toHaveBeenCalledExactlyOnceWith(take)
  })

  test('[HL-02] R signals ready, and does nothing once play has begun', () => {
    const { play } = show(exchanging({ hand: [4], faceUp: [5] }))
    pressKey('r')
    expect(play).toHaveBeenCalledExactlyOnceWith(ready)
    const later = show(state)
    pressKey('r')
    expect(later.play).not.toHaveBeenCalled()
  })

  test('? lists the shortcuts', () => {
    const { room } = show(state)
    pressKey('?')
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.shortcuts.title)
  })
})

import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { button, inEnglish, pressKey } from '../../testing/render.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import { lay, laySuper, position } from '../../../shared/games/nix/testing/positions.ts'
import { words } from '../../../shared/games/nix/words/en/table.ts'
import { show, labelOf, rowOf, selectedCards } from './testing/show-board.tsx'

inEnglish()

describe('by keyboard', () => {
  const state = position({ hands: [[0, 2, 2, 5, 5], [1]] })

  test('pressing a digit selects one more card of that value each time, and finally none', () => {
    const { room } = show(state)
    pressKey('5')
    pressKey('5')
    expect(selectedCards(room)).toEqual(['5', '5'])
    pressKey('5')
    expect(selectedCards(room)).toEqual([])
    pressKey('0')
    expect(selectedCards(room)).toEqual(['joker'])
  })

  test('letters select rows, S the super-chip, Enter plays', () => {
    const { play } = show(state)
    pressKey('e')
    pressKey('s')
    pressKey('Enter')
    expect(play).toHaveBeenCalledExactlyOnceWith(laySuper('pair', 5, 5))
  })

  test('arrows move through hand and rows, and Enter plays from a selected card', () => {
    const { room, play } = show(state)
    pressKey('ArrowRight')
    expect(labelOf(document.activeElement)).toBe('joker, 1 of 5')
    pressKey('ArrowRight')
    expect(labelOf(document.activeElement)).toBe('2, 2 of 5')
    void act(() => (document.activeElement as HTMLElement).click())
    pressKey('ArrowUp')
    expect(document.activeElement).toBe(rowOf(room, 'one'))
    pressKey('ArrowDown')
    pressKey('ArrowDown')
    pressKey('Enter')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('one', 2))
  })

  test('Escape deselects the cards', () => {
    const { room } = show(state)
    pressKey('e')
    pressKey('Escape')
    expect(selectedCards(room)).toEqual([])
  })

  test('? lists the shortcuts, P shows the score sheet', () => {
    const { room } = show(state)
    pressKey('?')
    expect(labelOf(room.querySelector('dialog'))).toBe(words.shortcuts.title)
    void act(() => room.querySelector('dialog')?.close())
    pressKey('p')
    expect(labelOf(room.querySelector('dialog'))).toBe(words.sheet.title)
  })

  test('Enter dismisses the end of a deal', () => {
    const last = position({ hands: [[5], [1]], round: 5, first: 1, turn: 0 })
    const { room, explain } = show(apply(last, 0, lay('one', 5)))
    expect(button(room, words.ended.next)).toBeDefined()
    pressKey('Enter')
    expect(room.querySelectorAll('[role=option]')).toHaveLength(12)
    expect(explain).not.toHaveBeenCalled()
  })
})

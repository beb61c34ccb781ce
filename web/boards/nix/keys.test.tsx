import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { button, inEnglish, pressKey } from '../../testing/render.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import { lay, laySuper, position } from '../../../shared/games/nix/testing/positions.ts'
import { words } from '../../../shared/games/nix/words/en/table.ts'
import { show, labelOf, rowOf, chosen } from './testing/show-board.tsx'

inEnglish()

describe('by keyboard', () => {
  const state = position({ hands: [[0, 2, 2, 5, 5], [1]] })

  test('digits choose cards by their value, one more each time, and then none', () => {
    const { room } = show(state)
    pressKey('5')
    pressKey('5')
    expect(chosen(room)).toEqual(['5', '5'])
    pressKey('5')
    expect(chosen(room)).toEqual([])
    pressKey('0')
    expect(chosen(room)).toEqual(['joker'])
  })

  test('letters choose rows, S the super-chip, Enter lays', () => {
    const { play } = show(state)
    pressKey('e')
    pressKey('s')
    pressKey('Enter')
    expect(play).toHaveBeenCalledExactlyOnceWith(laySuper('pair', 5, 5))
  })

  test('arrows go through hand and rows, and Enter lays from a card that is chosen', () => {
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

  test('Escape puts the cards down', () => {
    const { room } = show(state)
    pressKey('e')
    pressKey('Escape')
    expect(chosen(room)).toEqual([])
  })

  test('? lists the keys, P shows the score sheet', () => {
    const { room } = show(state)
    pressKey('?')
    expect(labelOf(room.querySelector('dialog'))).toBe(words.shortcuts.title)
    void act(() => room.querySelector('dialog')?.close())
    pressKey('p')
    expect(labelOf(room.querySelector('dialog'))).toBe(words.sheet.title)
  })

  test('Enter puts the end of a deal aside', () => {
    const last = position({ hands: [[5], [1]], round: 5, first: 1, turn: 0 })
    const { room, explain } = show(apply(last, 0, lay('one', 5)))
    expect(button(room, words.ended.next)).toBeDefined()
    pressKey('Enter')
    expect(room.querySelectorAll('[role=option]')).toHaveLength(12)
    expect(explain).not.toHaveBeenCalled()
  })
})

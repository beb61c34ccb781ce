import { describe, expect, test } from 'vitest'

import { inEnglish, pressKey } from '../../testing/render.ts'
import { draw, lay, position } from '../../../shared/games/switch/testing/positions.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'
import { show, selectedCards, pile, isArmed, enter } from './testing/show-board.tsx'

inEnglish()

describe('by keyboard', () => {
  const state = position({ hands: ['9♣ 9♦ 4♣ 5♦', '5♣'] })
  test('arrows move from card to card, Enter selects, and plays the selection', () => {
    const { play } = show(state)
    pressKey('ArrowDown')
    pressKey('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Nine of clubs, playable, 2 of 4',
    )
    enter()
    expect(play).not.toHaveBeenCalled()
    enter()
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('9♣'))
  })

  test('[SW-05] digits select cards', () => {
    const { room, play } = show(state)
    pressKey('2')
    pressKey('4')
    expect(selectedCards(room)).toHaveLength(2)
    enter()
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('9♣ 9♦'))
  })

  test('[SW-06] digits name a suit', () => {
    const { play } = show(position({ hands: ['A♣ 3♥ 4♣', '5♣'] }))
    for (let times = 0; times < 3; times++) pressKey('2')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('A♣', { suit: 'diamonds' }))
  })

  test('D draws, S switches the call “Switch!” on, Escape deselects, ? lists the shortcuts', () => {
    const { room, play } = show(state)
    pressKey('s')
    expect(isArmed(room)).toBe('true')
    pressKey('d')
    expect(play).toHaveBeenCalledExactlyOnceWith(draw)
    pressKey('2')
    pressKey('Escape')
    expect(selectedCards(room)).toEqual([])
    pressKey('?')
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.shortcuts.title)
  })

  test('arrows move to the piles and back', () => {
    const { room } = show(state)
    pressKey('ArrowUp')
    expect(document.activeElement).toBe(pile(room, 'discard'))
    pressKey('ArrowLeft')
    expect(document.activeElement).toBe(pile(room, 'draw'))
    pressKey('ArrowDown')
    expect(document.activeElement?.getAttribute('role')).toBe('option')
  })
})

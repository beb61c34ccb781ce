import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { inEnglish, pressKey } from '../../testing/render.ts'
import { apply } from '../../../shared/games/the-game/rules/apply.ts'
import { position, up } from '../../../shared/games/the-game/testing/positions.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { show } from './testing/show-board.tsx'

inEnglish()

describe('by keyboard', () => {
  const state = position({ hand: [50, 60, 70], tops: [55, 99, 45, 2] })

  test('arrows and digits select, Enter plays', () => {
    const { room, play } = show(state)
    pressKey('ArrowRight')
    pressKey('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('60, playable, 2 of 3')
    void act(() => (document.activeElement as HTMLElement).click())
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 60, pile: up })
    expect(room.querySelectorAll('[role=option][tabindex="0"]')).toHaveLength(1)
  })

  test('digits select a card, and then a pile', () => {
    const { play } = show(state)
    pressKey('2')
    pressKey('1')
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 60, pile: up })
  })

  test('E ends the turn, ? lists the shortcuts', () => {
    const first = apply(position({ hand: [5, 6, 7, 8] }), 0, { do: 'play', card: 5, pile: up })
    const { room, play } = show(apply(first, 0, { do: 'play', card: 6, pile: up }))
    pressKey('e')
    expect(play.mock.calls.flat()).toEqual([{ do: 'end' }])
    pressKey('?')
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.shortcuts.title)
  })

  test('shortcuts do not work while the viewer is typing', () => {
    const { room, play } = show(state)
    const field = document.createElement('input')
    room.parentElement?.append(field)
    field.focus()
    pressKey('2')
    pressKey('1')
    expect(play).not.toHaveBeenCalled()
  })
})

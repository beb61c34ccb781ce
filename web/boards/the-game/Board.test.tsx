import { describe, expect, test } from 'vitest'

import { inEnglish, press, textOf } from '../../testing/render.ts'
import { extreme } from '../../../shared/games/the-game/testing/positions.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { show } from './testing/show-board.tsx'

inEnglish()

describe('Extreme', () => {
  test('[TX-12] describes the active commands', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [14, 28, 100, 100] }))
    const tops = [...room.querySelectorAll<HTMLElement>('.active-command')]
    expect(tops.map((one) => one.dataset.command)).toEqual(['no-backwards', 'draw-one'])
    expect(tops[0]?.textContent).toContain('No backwards trick on any pile.')
  })

  test('[TX-05] does not list a stop command of an earlier turn', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [4, 1, 100, 100] }))
    expect(textOf(room)).toContain(words.free)
  })

  test('[TX-01] lists the cards with commands, and where they are', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [4, 1, 100, 100], draw: 80 }))
    press(room, words.layout)
    const cards = [...room.querySelectorAll<HTMLElement>('.layout-cards li')]
    expect(cards).toHaveLength(28)
    expect(cards[0]?.textContent).toBe('4, on top')
  })
})

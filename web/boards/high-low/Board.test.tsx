import { describe, expect, test } from 'vitest'

import { inEnglish, press, textOf } from '../../testing/render.ts'
import type { Viewer } from '../../../shared/game/game.ts'
import { lay, moved, position, take } from '../../../shared/games/high-low/testing/positions.ts'
import { clauses } from '../../../shared/games/high-low/words/en/refusals.ts'
import { words } from '../../../shared/games/high-low/words/en/board.ts'
import { show, all, tapPile } from './testing/show-board.tsx'

inEnglish()

describe('the pile', () => {
  test.each([
    ['9', 'Higher than 9 or 2, 3, 10'],
    ['13', 'Only 2, 3 or 10'],
    ['13+13', 'Only 2, 3 or 10 or two more 13s to clear the pile'],
    ['7, 3', 'Lower than 7 or 2, 3, 10'],
    ['6+6', 'A pair above 6 or 2, 3, 10 or two more 6s to clear the pile'],
    ['9+9, 2, 9', 'Higher than 9 or 2, 3, 10 or one more 9 to clear the pile'],
    ['', 'Anything goes'],
  ])('[HL-07] [HL-08] [HL-10] [HL-14] on %j it says what beats it: %s', (pile, need) => {
    const { room } = show(position({ hand: [4], pile }))
    expect(room.querySelector('.hl-need')?.textContent).toBe(need)
  })

  test('[HL-06] is taken with one verb that says how many cards it is', () => {
    const { room, play } = show(position({ hand: [4, 11], pile: '5, 9+9' }))
    press(room, 'Take 3 cards')
    expect(play).toHaveBeenCalledExactlyOnceWith(take)
  })

  test('[HL-06] offers no taking while it is empty', () => {
    expect(show(position({ hand: [4] })).room.querySelector('[data-verb="take"]')).toBeNull()
  })

  test('[HL-12] lets what lies under a ghost be seen', () => {
    const { room } = show(position({ hand: [4], pile: '9, 3' }))
    expect(all(room, '.hl-lies').map((one) => one.dataset.ghost)).toEqual(['false', 'true'])
  })

  test('[HL-08] [HL-13] shows what cleared it until the next card lies', () => {
    const state = position({ hand: [9, 9, 4], others: [{ hand: [5, 6] }], pile: '9+9' })
    const { room, become } = show(moved(state, 0, lay(9, 2)))
    expect(all(room, '.hl-cleared .hl-lies')).toHaveLength(4)
    expect(room.querySelector('.hl-cleared')?.textContent).toContain('Four 9s: 4 cards')
    become(moved(moved(state, 0, lay(9, 2)), 1, lay(5)))
    expect(room.querySelector('.hl-cleared')).toBeNull()
  })

  test('shows on demand all that lies and all that is out of the game', () => {
    const { room } = show(position({ hand: [4], others: [{ hand: [5] }], pile: '9, 11+11' }))
    tapPile(room)
    const [lying, gone] = all(room, '.hl-cards').map((list) =>
      all(list, '.for-ears').map((card) => Number(card.textContent)),
    )
    expect(lying).toEqual([11, 11, 9])
    expect(gone).toHaveLength(52 - 5)
  })
})

describe('the others', () => {
  test('[HL-01] show their open cards, and how many they hold and hide', () => {
    const others = [
      { hand: [4, 5], open: [2, 13], hidden: [6, 7, 8] },
      { hand: [9], open: [], hidden: [11] },
    ]
    const { room } = show(position({ hand: [1], others }))
    expect(all(room, '.hl-other > .for-ears').map((one) => one.textContent)).toEqual([
      '2 cards in hand; open: 2, 13; 3 hidden',
      '1 card in hand; 1 hidden',
    ])
  })

  test('sit clockwise from whoever follows me; a watcher sees everybody', () => {
    const state = position({ hand: [1], others: [{ hand: [2] }, { hand: [3] }], turn: 1 })
    const seated = (viewer: Viewer) => all(show(state, viewer).room, '.hl-name b')
    expect(seated(1).map((one) => one.textContent)).toEqual(['Kim', 'Anna'])
    expect(seated('public').map((one) => one.textContent)).toEqual(['Anna', 'Ben', 'Kim'])
    const watched = show(state, 'public').room
    expect(watched.querySelector('[role=listbox]')).toBeNull()
    expect(watched.querySelector('.hl-verbs')).toBeNull()
  })

  test('[HL-18] who is out shows the place instead', () => {
    const others = [{}, { hand: [3] }, { hand: [5] }]
    const state = position({ hand: [1], others, out: [1], finish: 'places' })
    expect(all(show(state).room, '.hl-other')[0]?.textContent).toContain(words.place(1))
    expect(textOf(show(state, 1).room)).toContain(words.done(1))
  })
})

describe('while a move is on its way', () => {
  test('what could be done stays in sight, and nothing is sent twice', () => {
    const state = position({ hand: [4, 9], pile: '6' })
    const { room, play, become } = show(state)
    press(room, 'Take 1 card')
    become(state, [])
    press(room, 'Take 1 card')
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('looking back', () => {
  test('shows what everybody had, the hidden cards too, and leaves the arrow keys alone', () => {
    const others = [{ hand: [5], open: [13], hidden: [null, 6, 7] }]
    const state = position({ hand: [9], others, pile: '6' })
    const { hands, hidden, draw } = state
    const { room, become } = show(state, 'public')
    become({ ...state }, [], { shown: { hands, hidden, draw } })
    const had = all(room, '.hl-open-hands > li').map((seat) =>
      all(seat, 'ul .for-ears').map((card) => card.textContent),
    )
    expect(had).toEqual([['9'], ['5', '13', '6', '7']])
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    document.body.dispatchEvent(key)
    expect(key.defaultPrevented).toBe(false)
  })
})

describe('the end', () => {
  test('[HL-18] tells who won, and shows all that was left, the hidden cards too', () => {
    const others = [{ hand: [4, 5], open: [13], hidden: [null, 6, 7] }]
    const { room } = show(moved(position({ hand: [9], others, pile: '6' }), 0, lay(9)), 'public')
    expect(room.querySelector('h2')?.textContent).toBe('Anna wins!')
    const left = all(room, '.hl-game-end > ol > li').map((seat) =>
      all(seat, 'ul .for-ears').map((card) => card.textContent),
    )
    expect(left).toEqual([[], ['4', '5', '13', '6', '7']])
    expect(all(room, '.hl-game-end > ol > li')[0]?.textContent).toContain(words.nothingLeft)
  })

  test('[HL-19] says why a round ended that nobody had won', () => {
    const state = position({ hand: [9] })
    const { room } = show({ ...state, ending: { clause: 'HL-19' } }, 'public')
    expect(textOf(room)).toContain(clauses['HL-19'])
  })
})

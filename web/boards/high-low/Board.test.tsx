import { describe, expect, test } from 'vitest'

import { inEnglish, press, textOf } from '../../testing/render.ts'
import { lay, makeMove, position, take } from '../../../shared/games/high-low/testing/positions.ts'
import { words } from '../../../shared/games/high-low/words/en/table.ts'
import { show, all, tapPile } from './testing/show-board.tsx'

inEnglish()

describe('the pile', () => {
  test.each([
    ['9', 'Beat 9: 10 and up, or 2 · 3'],
    ['11', 'Beat 11: 12 and up, or 2 · 3 · 10'],
    ['12', 'Beat 12: 13, or 2 · 3 · 10'],
    ['13', 'Beat 13: only 2 · 3 · 10'],
    ['1', 'Beat 1: 2 and up'],
    ['13+13', 'Beat 13 + 13: only 2 · 3 · 10 or two more 13s to clear the pile'],
    ['7, 3', 'Go below 7: 6 and down, or 10'],
    ['6+6', 'Beat 6 + 6: 7 + 7 and up, or 2 · 3 · 10 or two more 6s to clear the pile'],
    ['9+9, 2, 9', 'Beat 9: 10 and up, or 2 · 3 or one more 9 to clear the pile'],
    ['', 'Play any card'],
  ])('[HL-07] [HL-08] [HL-10] [HL-14] with %j on top says what beats it: %s', (pile, need) => {
    const { room } = show(position({ hand: [4], pile }))
    expect(room.querySelector('.beat')?.textContent).toBe(need)
  })

  test('[HL-06] is taken with a button that shows the number of cards', () => {
    const { room, play } = show(position({ hand: [4, 11], pile: '5, 9+9' }))
    press(room, 'Take the pile 3 cards')
    expect(play).toHaveBeenCalledExactlyOnceWith(take)
  })

  test('[HL-06] cannot be taken while it is empty', () => {
    expect(show(position({ hand: [4] })).room.querySelector('[data-verb="take"]')).toBeNull()
  })

  test('[HL-12] shows the card below a ghost', () => {
    const { room } = show(position({ hand: [4], pile: '9, 3' }))
    expect(all(room, '.spread-counts').map((one) => one.dataset.ghost)).toEqual(['false', 'true'])
  })

  test('[HL-08] [HL-13] shows which cards emptied it, until the next card is played', () => {
    const state = position({ hand: [9, 9, 4], others: [{ hand: [5, 6] }], pile: '9+9' })
    const { room, become } = show(makeMove(state, 0, lay(9, 2)))
    expect(all(room, '.cleared-card')).toHaveLength(4)
    expect(room.querySelector('.cleared')?.textContent).toContain('Four 9s: 4 cards')
    become(makeMove(makeMove(state, 0, lay(9, 2)), 1, lay(5)))
    expect(room.querySelector('.cleared')).toBeNull()
  })

  test('lists all its cards and the burnt ones in a drawer', () => {
    const { room } = show(position({ hand: [4], others: [{ hand: [5] }], pile: '9, 11+11' }))
    tapPile(room)
    const [lying, gone] = all(room, '.cards').map((list) =>
      all(list, 'li').map((card) => Number(card.textContent)),
    )
    expect(lying).toEqual([11, 11, 9])
    expect(gone).toHaveLength(52 - 5)
  })
})

describe('the other players', () => {
  test('[HL-01] show their face-up cards, and the number of other cards', () => {
    const others = [
      { hand: [4, 5], faceUp: [2, 13], faceDown: [6, 7, 8] },
      { hand: [9], faceUp: [], faceDown: [11] },
    ]
    const { room } = show(position({ hand: [1], others }))
    expect(all(room, '.seat-plate .visually-hidden').map((one) => one.textContent)).toEqual([
      '2 cards, face up: 2, 13, 3 face down',
      '1 cards, 1 face down',
    ])
    const columns = all(room, '.seat-open-cards .trio').map((trio) =>
      all(trio, '.trio-column').map((column) => [
        all(column, '.card-back').length,
        column.querySelector<HTMLElement>('.card-number .decorative-text')?.dataset.text,
      ]),
    )
    expect(columns).toEqual([
      [
        [1, '2'],
        [1, '13'],
        [1, undefined],
      ],
      [
        [1, undefined],
        [0, undefined],
        [0, undefined],
      ],
    ])
  })

  test('are all that spectators see', () => {
    const state = position({ hand: [1], others: [{ hand: [2] }, { hand: [3] }], turn: 1 })
    const { room } = show(state, 'public')
    expect(all(room, '.seat')).toHaveLength(3)
    expect(room.querySelector('[role=listbox]')).toBeNull()
    expect(room.querySelector('[data-verb]')).toBeNull()
  })

  test('[HL-18] show their place once they have finished', () => {
    const others = [{}, { hand: [3] }, { hand: [5] }]
    const state = position({ hand: [1], others, finished: [1], finish: 'places' })
    const [plate] = all(show(state).room, '.seat-plate')
    expect(plate?.textContent).toContain(words.place(1))
    expect(plate?.querySelector('.seat-held')).toBeNull()
    expect(textOf(show(state, 1).room)).toContain(words.done(1))
  })
})

describe('while a move is being sent', () => {
  test('the buttons stay visible, and nothing is sent twice', () => {
    const state = position({ hand: [4, 9], pile: '6' })
    const { room, play, become } = show(state)
    press(room, 'Take the pile 1 card')
    become(state, [])
    press(room, 'Take the pile 1 card')
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('a replay', () => {
  test('shows all cards, and does not handle the arrow keys', () => {
    const others = [{ hand: [5], faceUp: [13], faceDown: [null, 6, 7] }]
    const state = position({ hand: [9], others, pile: '6' })
    const { hands, faceDown, draw } = state
    const { room, become } = show(state, 'public')
    become({ ...state }, [], { shown: { hands, faceDown, draw } })
    const had = all(room, '.left-cards').map((cards) =>
      all(cards, 'li').map((card) => card.textContent),
    )
    expect(had).toEqual([['9'], ['5', '13', '6', '7']])
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    document.body.dispatchEvent(key)
    expect(key.defaultPrevented).toBe(false)
  })
})

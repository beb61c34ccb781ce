import { describe, expect, test } from 'vitest'

import { handsAfter, initialHands } from './hands.ts'
import {
  after,
  by,
  call,
  draw,
  give,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import { cardsDrawn, remarksAt } from './remarks.ts'
import type { State } from '../../../shared/games/switch/rules/state.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'

const remarks = (state: State) =>
  state.hands.map((_, seat) => remarksAt(seat, view(state, 'public')))

describe('a seat shows', () => {
  test('[SW-10] who misses a turn', () => {
    const state = position({ hands: ['8♥ 3♣ 4♣', '5♣', '6♣'] })
    expect(remarks(after(state, lay('8♥')))).toEqual([[], [{ of: 'skipped' }], []])
  })

  test('[SW-14] who calls “Switch”, and who forgot to call it', () => {
    const state = position({ hands: ['5♥ 3♣', '5♣', '6♣'] })
    expect(remarks(after(state, call('5♥')))[0]).toEqual([{ of: 'called' }])
    const forgot = remarks(after(state, lay('5♥')))[0] ?? []
    expect(forgot).toEqual([{ of: 'forgot', count: 2 }])
    expect(cardsDrawn(forgot)).toBe(2)
  })

  test('[SW-15] who had to draw for a special last card', () => {
    const state = position({ hands: ['8♥', '5♣', '6♣'] })
    expect(remarks(after(state, lay('8♥')))[0]).toEqual([{ of: 'special', count: 1 }])
  })

  test('[SW-09] how many cards were drawn', () => {
    const state = position({
      hands: ['8♥ 3♣', '5♣'],
      discards: '2♥',
      demand: { by: 'draw', owed: 4 },
    })
    expect(remarks(after(state, draw))).toEqual([[{ of: 'drew', count: 4 }], []])
  })

  test('[SC-08] who has chosen already', () => {
    const state = position({ hands: ['5♥ 3♣ 4♦', '5♣ 6♦', '6♣ 7♦'], passLeft: '5' })
    const one = by(after(state, lay('5♥')), 1, give('6♦'))
    expect(remarks(one)).toEqual([[], [{ of: 'chose' }], []])
  })

  test('[SW-16] nothing of the previous round', () => {
    const state = after(position({ hands: ['5♥ 5♣', '6♦', '7♦'] }), call('5♥ 5♣'))
    expect(state.last.map(({ type }) => type)).toContain('called')
    expect(remarks(state)[0]).not.toContainEqual({ of: 'called' })
  })
})

test('[SW-11] the hands move to each other’s seat when they are swapped', () => {
  const state = position({ hands: ['Q♠ 3♣', '5♣ 6♦', '6♣ 7♦'], discards: '9♠' })
  const swapped = view(after(state, call('Q♠')), 'public')
  const once = handsAfter(initialHands(swapped), swapped)
  expect(once).toEqual([1, 0, 2])
  expect(handsAfter(once, swapped)).toEqual([0, 1, 2])
})

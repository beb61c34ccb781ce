import { describe, expect, test } from 'vitest'

import { inEnglish, textOf } from '../../testing/render.ts'
import { lay, plainChips, position } from '../../../shared/games/nix/testing/positions.ts'
import {
  show,
  labelOf,
  tapCard,
  rowOf,
  tapRow,
  verb,
  tapVerb,
  chosen,
  hinted,
  owners,
} from './testing/show-board.tsx'

inEnglish()

describe('my hand', () => {
  test('names each card and its place, equal ones too', () => {
    const { room } = show(position({ hands: [[0, 5, 5], [1]] }))
    const labels = [...room.querySelectorAll('[role=option]')].map(labelOf)
    expect(labels).toEqual(['joker, 1 of 3', '5, 2 of 3', '5, 3 of 3'])
  })

  test('says of each card whether it goes with the chosen ones', () => {
    const { room } = show(position({ hands: [[1, 5, 6, 6], [1]] }))
    tapCard(room, 5)
    const labels = [...room.querySelectorAll('[role=option]')].map(labelOf)
    expect(labels).toEqual([
      '1, 1 of 4',
      '5, 2 of 4',
      '6, goes with the chosen cards, 3 of 4',
      '6, goes with the chosen cards, 4 of 4',
    ])
  })

  test('several taps choose a combination, and the verb lays it', () => {
    const { room, play } = show(position({ hands: [[5, 6, 7], [1]] }))
    for (const card of [5, 6, 7]) tapCard(room, card)
    expect(chosen(room)).toEqual(['5', '6', '7'])
    expect(hinted(room, 'chosen')).toEqual(['run of three'])
    expect(verb(room)?.textContent).toBe('Lay 5-6-7: run of three')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('run3', 5, 6, 7))
  })

  test('a second tap puts a card back', () => {
    const { room } = show(position({ hands: [[5, 5], [1]] }))
    tapCard(room, 5, 1)
    tapCard(room, 5, 0)
    expect(chosen(room)).toEqual(['5', '5'])
    tapCard(room, 5, 1)
    expect(chosen(room)).toEqual(['5'])
    expect(hinted(room, 'chosen')).toEqual(['one card'])
  })

  test('[NU-06] cards that make no combination cannot be laid, and are said to make none', () => {
    const { room } = show(position({ hands: [[5, 7], [1]] }))
    tapCard(room, 5)
    tapCard(room, 7)
    expect(verb(room)?.textContent).toBe('5-7: no combination')
    expect(verb(room)?.disabled).toBe(true)
  })

  test('[NU-07] where a value and a joker fit two rows, the player names the row', () => {
    const { room, play } = show(position({ hands: [[0, 5], [1]] }))
    tapCard(room, 5)
    tapCard(room, 0)
    expect(hinted(room, 'fits')).toEqual(['pair', 'run of two'])
    expect(verb(room)?.disabled).toBe(true)
    tapRow(room, 'run2')
    expect(hinted(room, 'chosen')).toEqual(['run of two'])
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('run2', 0, 5))
  })

  test('[NU-06] an empty hand lays no card with one tap', () => {
    const { room, play } = show(position({ hands: [[], [1]], round: 4 }))
    expect(verb(room)?.textContent).toBe('Lay no card')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('none'))
  })
})

describe('a tap on a row', () => {
  test('proposes cards, and others with every further tap', () => {
    const { room } = show(position({ hands: [[2, 2, 5, 5, 7], [1]] }))
    tapRow(room, 'pair')
    expect(chosen(room)).toEqual(['5', '5'])
    tapRow(room, 'pair')
    expect(chosen(room)).toEqual(['2', '2'])
    tapRow(room, 'pair')
    expect(chosen(room)).toEqual(['5', '5'])
  })

  test('completes what is chosen already', () => {
    const { room, play } = show(position({ hands: [[2, 2, 2, 5, 5, 5], [1]] }))
    tapCard(room, 2)
    tapRow(room, 'three')
    expect(chosen(room)).toEqual(['2', '2', '2'])
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('three', 2, 2, 2))
  })

  test('[NU-06] says why where no cards in hand go', () => {
    const { room, explain } = show(position({ hands: [[2, 5], [1]] }))
    tapRow(room, 'four')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-06')
    tapRow(room, 'none')
    expect(explain).toHaveBeenLastCalledWith('NU-06')
  })

  test('[NU-07] says why where a joker may not help any more', () => {
    const { room, explain } = show(position({ hands: [[0, 5], [1]], round: 5 }))
    tapCard(room, 0)
    tapCard(room, 5)
    tapRow(room, 'pair')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-07')
  })
})

describe('before it is laid', () => {
  const full = { pair: plainChips(1, 0, 2) }

  test('[NU-08] a chip is shown where it will lie, and the others one field further', () => {
    const { room } = show(position({ hands: [[5, 5], [1], [1]], rows: full }))
    expect(owners(room, 'pair')).toEqual(['1', '0', '2'])
    tapRow(room, 'pair')
    expect(owners(room, 'pair')).toEqual(['0', '1', '0'])
    expect(rowOf(room, 'pair')?.querySelectorAll('[data-coming=true]')).toHaveLength(1)
  })

  test('[NU-08] whoever is pushed off is named, the player too', () => {
    const { room } = show(position({ hands: [[5, 5], [1], [1]], rows: full }))
    tapRow(room, 'pair')
    expect(textOf(room)).toContain('pushes a chip of Kim off')

    const own = show(position({ hands: [[5, 5], [1]], rows: { pair: plainChips(1, 1, 0) } }))
    tapRow(own.room, 'pair')
    expect(textOf(own.room)).toContain('pushes your own chip off')
  })

  test('[NU-08] those who are only pushed on are named once each', () => {
    const { room } = show(position({ hands: [[5], [1]], rows: { one: plainChips(1, 1) } }))
    tapRow(room, 'one')
    expect(verb(room)?.textContent).toBe('Lay 5: one cardpushes Ben on')
  })
})

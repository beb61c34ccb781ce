import { describe, expect, test } from 'vitest'

import { inEnglish } from '../../testing/render.ts'
import { lay, plainChips, position } from '../../../shared/games/nix/testing/positions.ts'
import {
  show,
  tap,
  captionIn,
  comingOwner,
  labelOf,
  tapCard,
  rowOf,
  tapRow,
  verb,
  tapVerb,
  selectedCards,
  rowsWithHint,
  owners,
} from './testing/show-board.tsx'

inEnglish()

const effectsOf = (way: Element) => [...way.querySelectorAll('small')].map((one) => one.textContent)

describe('my hand', () => {
  test('names each card and its position', () => {
    const { room } = show(position({ hands: [[0, 5, 5], [1]] }))
    const labels = [...room.querySelectorAll('[role=option]')].map(labelOf)
    expect(labels).toEqual(['joker, 1 of 3', '5, 2 of 3', '5, 3 of 3'])
  })

  test('marks the cards that fit the selection', () => {
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

  test('taps select a combination, and the button plays it', () => {
    const { room, play } = show(position({ hands: [[5, 6, 7], [1]] }))
    for (const card of [5, 6, 7]) tapCard(room, card)
    expect(selectedCards(room)).toEqual(['5', '6', '7'])
    expect(rowsWithHint(room, 'chosen')).toEqual(['run of three'])
    expect(captionIn(room)).toEqual(['Run of three', 'You stand at 5'])
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('run3', 5, 6, 7))
  })

  test('a second tap deselects a card', () => {
    const { room } = show(position({ hands: [[5, 5], [1]] }))
    tapCard(room, 5, 1)
    tapCard(room, 5, 0)
    expect(selectedCards(room)).toEqual(['5', '5'])
    tapCard(room, 5, 1)
    expect(selectedCards(room)).toEqual(['5'])
    expect(rowsWithHint(room, 'chosen')).toEqual(['one card'])
  })

  test('[NU-06] cards without a combination cannot be played, with an explanation', () => {
    const { room } = show(position({ hands: [[5, 7], [1]] }))
    tapCard(room, 5)
    tapCard(room, 7)
    expect(captionIn(room)).toEqual(['No combination yet', '5-7 don’t go together'])
    expect(verb(room)?.disabled).toBe(true)
  })

  describe('[NU-07] if a value and a joker fit two rows', () => {
    const two = position({ hands: [[0, 5], [1]], rows: { pair: plainChips(1, 1, 1) } })
    const showBoth = (state = two) => {
      const shown = show(state)
      tapCard(shown.room, 5)
      tapCard(shown.room, 0)
      return shown
    }

    test('both are offered with their effect', () => {
      const { room } = showBoth()
      expect(rowsWithHint(room, 'fits')).toEqual(['pair', 'run of two'])
      expect(captionIn(room)[0]).toBe('Two ways to play it')
      expect([...room.querySelectorAll('.row-option')].map(effectsOf)).toEqual([
        ['pushes Ben off', 'You stand at 4'],
        ['You stand at 3'],
      ])
    })

    test('one tap plays one of them', () => {
      const { room, play } = showBoth()
      tap(room, '.row-option:last-child')
      expect(play).toHaveBeenCalledExactlyOnceWith(lay('run2', 0, 5))
    })

    test('the row can also be chosen on the board', () => {
      const { room, play } = showBoth()
      tapRow(room, 'run2')
      expect(rowsWithHint(room, 'chosen')).toEqual(['run of two'])
      tapVerb(room)
      expect(play).toHaveBeenCalledExactlyOnceWith(lay('run2', 0, 5))
    })

    test('a tap on another player’s turn stores the choice', () => {
      const { room, play } = showBoth({ ...two, turn: 1 })
      tap(room, '.row-option:last-child')
      expect(play).not.toHaveBeenCalled()
      expect(rowsWithHint(room, 'chosen')).toEqual(['run of two'])
    })
  })

  test('cards that fit one row offer no choice', () => {
    const { room } = show(position({ hands: [[0, 5, 5], [1]] }))
    for (const card of [0, 5]) tapCard(room, card)
    tapCard(room, 5, 1)
    expect(room.querySelector('.row-option')).toBeNull()
    expect(rowsWithHint(room, 'chosen')).toEqual(['three of a kind'])
  })

  test('[NU-06] an empty hand plays "no card" with one tap', () => {
    const { room, play } = show(position({ hands: [[], [1]], round: 4 }))
    expect(verb(room)?.textContent).toBe('Play no card')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('none'))
  })
})

describe('a tap on a row', () => {
  test('proposes cards, and others with every further tap', () => {
    const { room } = show(position({ hands: [[2, 2, 5, 5, 7], [1]] }))
    tapRow(room, 'pair')
    expect(selectedCards(room)).toEqual(['5', '5'])
    tapRow(room, 'pair')
    expect(selectedCards(room)).toEqual(['2', '2'])
    tapRow(room, 'pair')
    expect(selectedCards(room)).toEqual(['5', '5'])
  })

  test('completes the selected cards', () => {
    const { room, play } = show(position({ hands: [[2, 2, 2, 5, 5, 5], [1]] }))
    tapCard(room, 2)
    tapRow(room, 'three')
    expect(selectedCards(room)).toEqual(['2', '2', '2'])
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('three', 2, 2, 2))
  })

  test('[NU-06] explains why no cards fit', () => {
    const { room, explain } = show(position({ hands: [[2, 5], [1]] }))
    tapRow(room, 'four')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-06')
    tapRow(room, 'none')
    expect(explain).toHaveBeenLastCalledWith('NU-06')
  })

  test('[NU-07] explains why a joker does not fit', () => {
    const { room, explain } = show(position({ hands: [[0, 5], [1]], round: 5 }))
    tapCard(room, 0)
    tapCard(room, 5)
    tapRow(room, 'pair')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-07')
  })
})

describe('before it is played', () => {
  const full = { pair: plainChips(1, 0, 2) }

  test('[NU-08] the viewer’s chip is shown at the left of its row, and the chip that it would push off leans over the edge', () => {
    const { room } = show(position({ hands: [[5, 5], [1], [1]], rows: full }))
    expect(comingOwner(room, 'pair')).toBeUndefined()
    tapRow(room, 'pair')
    expect(comingOwner(room, 'pair')).toBe('0')
    expect(owners(room, 'pair')).toEqual(['1', '0', '2'])
    const falls = rowOf(room, 'pair')?.querySelectorAll<HTMLElement>('[data-falls=true] .nix-chip')
    expect([...(falls ?? [])].map((chip) => chip.dataset.owner)).toEqual(['2'])
  })

  test('[NU-08] the owner of the pushed-off chip is named', () => {
    const { room } = show(position({ hands: [[5, 5], [1], [1]], rows: full }))
    tapRow(room, 'pair')
    expect(captionIn(room)).toEqual(['Pair', 'Your chip pushes Kim off. You stand at 7'])

    const own = show(position({ hands: [[5, 5], [1]], rows: { pair: plainChips(1, 1, 0) } }))
    tapRow(own.room, 'pair')
    expect(captionIn(own.room)[1]).toBe('Your chip pushes your own chip off. You stand at 4')
  })

  test('[NU-08] owners of chips that are pushed along are named once each', () => {
    const { room } = show(position({ hands: [[5], [1]], rows: { one: plainChips(1, 1) } }))
    tapRow(room, 'one')
    expect(captionIn(room)).toEqual(['One card', 'Your chip pushes Ben on. You stand at 2'])
  })

  test('[NU-09] the points after the move include finished deals, and the super-chip twice', () => {
    const { room } = show(position({ hands: [[5, 5], [1]], deal: 2, scores: [[20, 3]] }))
    tapRow(room, 'pair')
    expect(captionIn(room)[1]).toBe('You stand at 24')
    tap(room, '.super-chip')
    expect(captionIn(room)[1]).toBe('You stand at 28')
  })
})

import { describe, expect, test } from 'vitest'

import { inEnglish, press, textOf } from '../../testing/render.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import {
  chipOf,
  lay,
  plainChips,
  playedUntil,
  position,
  superChipOf,
} from '../../../shared/games/nix/testing/positions.ts'
import { words } from '../../../shared/games/nix/words/en/board.ts'
import { show, labelOf, tap, rowOf, verb, owners } from './testing/show-board.tsx'

inEnglish()

describe('the board', () => {
  test('[NU-04] tells each row with its values and whose chips lie there', () => {
    const { room } = show(
      position({
        hands: [[5], [1]],
        rows: { four: [superChipOf(1), chipOf(0), chipOf(1), chipOf(0)] },
      }),
    )
    expect(labelOf(rowOf(room, 'four'))).toBe(
      'four of a kind: 7 Ben (super-chip), 12 Anna, 7 Ben, 1 chip pushed off',
    )
    expect(labelOf(rowOf(room, 'none'))).toBe('no card: 6 empty, 10 empty, 6 empty')
  })

  test('shows a watcher everything and asks nothing of them', () => {
    const { room } = show(position({ hands: [[5], [1]] }), 'public')
    expect(room.querySelector('[role=listbox]')).toBeNull()
    expect(verb(room)).toBeNull()
    expect(room.querySelectorAll('.nix-row:disabled')).toHaveLength(8)
  })

  test('tells of every player the points, the chips and the cards, and who began', () => {
    const { room } = show(
      position({
        hands: [[5, 6], [1]],
        egon: true,
        round: 2,
        first: 1,
        turn: 0,
        rows: { one: plainChips(1) },
        scores: [[30, 1, 12]],
      }),
    )
    const labels = [...room.querySelectorAll('.nix-player .for-ears')].map((one) => one.textContent)
    expect(labels).toEqual([
      'Anna: 30 points, 0 on the board, 4 chips left with the super-chip, 2 cards in hand',
      'Ben: 1 point, 2 on the board, 3 chips left with the super-chip, 1 card in hand, began this deal',
      'EGON: 12 points, 0 on the board, 4 chips left with the super-chip',
    ])
  })

  test('shows what lies on the discard pile, and from whom', () => {
    const state = position({ hands: [[5, 6], [1]] })
    expect(textOf(show(state).room)).toContain('The discard pile is empty')
    const { room } = show(apply(state, 0, lay('run2', 5, 6)))
    expect(textOf(room)).toContain('Discard pile: 5-6, run of two, from Anna')
  })
})

describe('EGON', () => {
  const state = position({
    hands: [
      [5, 6],
      [1, 2],
    ],
    egon: true,
    turn: 1,
    pile: [7, 7, 3, 3],
  })

  test('[NU-15] is announced with the number of cards that he will turn over', () => {
    expect(textOf(show(state).room)).toContain('EGON turns over 2 cards this round')
  })

  test('[NU-15] shows the cards that he turned over and those that he laid', () => {
    const { room } = show(apply({ ...state, pile: [7, 1, 3] }, 1, lay('one', 1)))
    expect(textOf(room)).toContain('EGON turns over 1-3 and lays 3: one card.')
    const turned = [...room.querySelectorAll<HTMLElement>('.turned')]
    expect(turned.map((one) => one.dataset.laid)).toEqual(['false', 'true'])
    expect(room.querySelector('.nix-egon q')?.textContent).not.toBe('')
  })

  test('does not sit at a table that plays without him', () => {
    const { room } = show(position({ hands: [[5], [1]] }))
    expect(textOf(room)).not.toContain('EGON')
  })
})

describe('when a deal is over', () => {
  const last = position({
    hands: [[5], [1]],
    round: 5,
    first: 1,
    turn: 0,
    rows: { four: [chipOf(1), superChipOf(0)] },
  })
  const over = apply(last, 0, lay('one', 5))
  /** The next deal has begun. */
  const goneOn = playedUntil(over, ({ turn }) => turn === 1)

  test('[NU-11] its board stays in sight with what every chip got, though the next one is dealt', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    expect(textOf(room)).toContain('Deal 1 is over')
    expect(owners(room, 'four')).toEqual(['1', '0'])
    expect(rowOf(room, 'four')?.textContent).toContain('724')
    expect(room.querySelector('[role=listbox]')).toBeNull()
  })

  test('one tap puts it aside, and the new hand is there', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    press(room, words.ended.next)
    expect(owners(room, 'four')).toEqual([])
    expect(room.querySelectorAll('[role=option]')).toHaveLength(12)
  })

  test('it waits until it is put aside, whatever the others do meanwhile', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    turnTo(goneOn)
    expect(textOf(room)).toContain('Deal 1 is over')
  })

  test('whoever comes before the next move sees it, whoever comes later does not', () => {
    expect(textOf(show(over).room)).toContain('Deal 1 is over')
    expect(textOf(show(goneOn).room)).not.toContain('Deal 1 is over')
  })

  test('[NU-11] the score sheet holds every deal and the totals', () => {
    const { room } = show(
      position({
        hands: [[5], [1]],
        deal: 3,
        scores: [
          [10, 7],
          [20, 31],
        ],
      }),
    )
    tap(room, '.nix-course')
    const rows = [...room.querySelectorAll('.score-sheet tr')].map((row) =>
      [...row.querySelectorAll('.for-ears')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([[], ['10', '7'], ['20', '31'], [], [], ['30', '38']])
    expect(room.querySelectorAll('[data-leads=true]')).toHaveLength(1)
  })
})

describe('when the game is over', () => {
  test('[NU-13] its outcome and all deals stay in sight', () => {
    const scores = [
      [10, 20],
      [10, 20],
      [10, 20],
    ]
    const last = position({ hands: [[5], [1]], deal: 4, round: 5, first: 1, turn: 0, scores })
    const { room } = show(apply(last, 0, lay('one', 5)))
    expect(room.querySelector('h2')?.textContent).toBe('Ben wins with 60 points.')
    expect(room.querySelector('.deal-end .button')).toBeNull()
    expect(room.querySelectorAll('.score-sheet tbody .for-ears')).toHaveLength(8)
  })
})

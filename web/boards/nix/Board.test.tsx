import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { inEnglish, press, textOf } from '../../testing/render.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import {
  chipOf,
  lay,
  plainChips,
  playUntil,
  position,
  superChipOf,
} from '../../../shared/games/nix/testing/positions.ts'
import { words } from '../../../shared/games/nix/words/en/table.ts'
import { show, captionIn, labelOf, tap, rowOf, verb, owners } from './testing/show-board.tsx'

inEnglish()

/** Returns the accessible name of the screen after a deal. Undefined while it is not shown. */
const endOf = (room: HTMLElement) =>
  room.querySelector('.deal-end')?.getAttribute('aria-label') ?? undefined
const headline = (room: HTMLElement) => room.querySelector('.end h2')?.textContent
/** Returns the texts of the score sheet, row by row. */
const noted = (room: HTMLElement) =>
  [...room.querySelectorAll('.score-sheet tbody tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent),
  )

describe('the board', () => {
  test('[NU-04] describes each row with its values and chips', () => {
    const { room } = show(
      position({
        hands: [[5], [1]],
        rows: { four: [superChipOf(1), chipOf(0), chipOf(1), chipOf(0)] },
      }),
    )
    expect(labelOf(rowOf(room, 'four'))).toBe(
      'four of a kind: 7 Ben (super-chip), 12 yours, 7 Ben, 1 chip pushed off',
    )
    expect(labelOf(rowOf(room, 'none'))).toBe('no card: 6 empty, 10 empty, 6 empty')
  })

  test('shows spectators everything, without buttons', () => {
    const { room } = show(position({ hands: [[5], [1]] }), 'public')
    expect(room.querySelector('[role=listbox]')).toBeNull()
    expect(verb(room)).toBeNull()
    expect(room.querySelectorAll('.board-row:disabled')).toHaveLength(8)
  })

  test('describes the points, chips and cards of each player, and who began', () => {
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
    const plates = [...room.querySelectorAll('.seat-plate')].map(labelOf)
    expect(plates).toEqual([
      'EGON, automatic player, 12 points, 0 on the board, 4 chips left with the super-chip',
      '1 cards, 1 point, 2 on the board, 3 chips left with the super-chip, started this deal',
    ])
    expect(labelOf(room.querySelector('.my-holdings'))).toBe(
      'You: 30 points, 0 on the board, 4 chips left with the super-chip',
    )
  })

  test('[NU-11] includes the chips on the board in the points', () => {
    const { room } = show(
      position({ hands: [[5, 6], [1]], rows: { one: plainChips(1, 0) }, scores: [[30, 1]] }),
    )
    expect([...room.querySelectorAll('.nix-points')].map((one) => one.textContent)).toEqual([
      '3',
      '33',
    ])
  })

  test('shows the last combination and its player', () => {
    const state = position({ hands: [[5, 6], [1]] })
    expect(textOf(show(state).room)).toContain('The discard pile is empty')
    const { room } = show(apply(state, 0, lay('run2', 5, 6)))
    expect(textOf(room)).toContain('Discard pile: 5-6, run of two, yours')
    expect(textOf(rowOf(room, 'run2')?.querySelector('[data-played=true]') ?? room)).toBe('56')
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

  test('[NU-15] shows the number of cards that he will turn over', () => {
    expect(textOf(show(state).room)).toContain('EGON turns over 2 cards this round')
  })

  test('[NU-15] shows the cards that he turned over and played', () => {
    const { room } = show(apply({ ...state, pile: [7, 1, 3] }, 1, lay('one', 1)))
    expect(textOf(room)).toContain('EGON turns over 1-3 and plays 3: one card.')
    const turned = [...room.querySelectorAll<HTMLElement>('.egon-card')]
    expect(turned.map((one) => one.dataset.played)).toEqual(['false', 'true'])
  })

  test('[NU-15] has his play described above the hand until another player plays', () => {
    const egonLaid = apply({ ...state, pile: [7, 1, 3] }, 1, lay('one', 1))
    const { room, turnTo } = show(egonLaid)
    expect(captionIn(room)[1]).toMatch(/^EGON: One card\. “.+”$/)
    turnTo(apply(egonLaid, 0, lay('one', 5)))
    expect(captionIn(room)[1]).toBe(words.lay.ahead)
  })

  test('has no name plate at a table without him', () => {
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
  /** The state after the first move of the next deal. Ben is to move. */
  const goneOn = playUntil(over, ({ turn }) => turn === 1)

  test('[NU-11] its board stays visible with the points of each chip, although the next deal has begun', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    expect(endOf(room)).toBe('Deal 1 is over')
    expect(owners(room, 'four')).toEqual(['1', '0'])
    const prints =
      rowOf(room, 'four')?.querySelectorAll<HTMLElement>('.board-chip .decorative-text') ?? []
    expect([...prints].map((one) => one.dataset.text)).toEqual(['7', '24'])
    expect(room.querySelector('[data-played=true]')).toBeNull()
    expect(headline(room)).toBe('26 points for you')
    expect(room.querySelector('[role=listbox]')).toBeNull()
  })

  test('one tap dismisses it and shows the new hand', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    press(room, words.ended.next)
    expect(owners(room, 'four')).toEqual([])
    expect(room.querySelectorAll('[role=option]')).toHaveLength(12)
  })

  test('it stays until it is dismissed, even if other players move', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    turnTo(goneOn)
    expect(endOf(room)).toBe('Deal 1 is over')
  })

  test('it closes by itself for spectators', () => {
    vi.useFakeTimers()
    const { room, turnTo } = show(last, 'public')
    turnTo(over)
    turnTo(goneOn)
    expect(endOf(room)).toBe('Deal 1 is over')
    void act(() => {
      vi.runOnlyPendingTimers()
    })
    expect(endOf(room)).toBeUndefined()
    vi.useRealTimers()
  })

  test('viewers see it if they join before the next move', () => {
    expect(endOf(show(over).room)).toBe('Deal 1 is over')
    expect(endOf(show(goneOn).room)).toBeUndefined()
  })

  test('[NU-11] the score sheet contains every deal and the totals', () => {
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
    tap(room, '.deal-progress')
    expect(noted(room)).toEqual([
      ['You', '10', '20', '', '', '30'],
      ['Ben', '7', '31', '', '', '38'],
    ])
    expect(room.querySelectorAll('[data-leads=true]')).toHaveLength(1)
  })
})

describe('when the game is over', () => {
  const scores = [
    [10, 20],
    [10, 20],
    [10, 20],
  ]
  const last = position({ hands: [[5], [1]], deal: 4, round: 5, first: 1, turn: 0, scores })
  const over = apply(last, 0, lay('one', 5))

  test('the scored rows of the last deal stay visible', () => {
    expect(show(over, 0).room.querySelectorAll('.board-row')).toHaveLength(8)
  })
})

import { describe, expect, test } from 'vitest'

import type { Outcome } from '../../../shared/game/game.ts'
import { human, table } from '../../testing/tables.ts'
import { type Played, winsIn, withLatest } from './evening.ts'

const places = (...of: number[]): Outcome => ({ kind: 'places', places: of, points: of })
const seats = [human('Anna'), human('Ben')]
const over = (deal: number, outcome: Outcome) => table({ phase: 'over', deal, seats, outcome })

const after = (...outcomes: Outcome[]): readonly Played[] =>
  outcomes.reduce<readonly Played[]>(
    (played, outcome, at) => withLatest(played, over(at + 1, outcome)),
    [],
  )

describe('an evening', () => {
  test('has each game once, however often its end is looked at', () => {
    const played = after(places(1, 2), places(2, 1))
    expect(withLatest(played, over(2, places(2, 1))).map(({ deal }) => deal)).toEqual([1, 2])
  })

  test('has nothing of a game that is still played', () => {
    expect(withLatest([], table({ phase: 'playing', deal: 1, seats }))).toEqual([])
  })

  test('counts who won, also where two share a place', () => {
    const wins = winsIn(after(places(1, 2), places(2, 1), places(1, 1)))
    expect(wins).toEqual([
      { name: 'Anna', wins: 2 },
      { name: 'Ben', wins: 2 },
    ])
  })

  test('counts nobody’s wins where all win or lose together', () => {
    const lost: Outcome = { kind: 'together', won: false, clause: 'TG-19', score: 3 }
    expect(winsIn(after(lost, lost))).toEqual([])
  })
})

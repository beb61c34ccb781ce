import { describe, expect, test } from 'vitest'

import type { Outcome } from '../../../shared/game/game.ts'
import type { GameResult } from '../../../shared/protocol/protocol.ts'
import { standingsOf, cooperativeScore } from './standings.ts'

const places = (...of: number[]): Outcome => ({ kind: 'places', places: of, points: of })
const together = (won: boolean): Outcome => ({
  kind: 'cooperative',
  won,
  clause: 'TG-19',
  score: 3,
})

const usual = {
  game: 'nix',
  names: ['Anna', 'Ben'],
  people: [1, 2],
  pieces: [3, 4],
  minutes: 24,
  outcome: places(1, 2),
}

const resultsOf = (...games: Partial<GameResult>[]): readonly GameResult[] =>
  games.map((game, at) => Object.assign({ deal: at + 1 }, usual, game))

const winsIn = (played: readonly GameResult[]) =>
  standingsOf(played).map(({ name, wins, rank }) => [name, wins, rank])

describe('the standings', () => {
  test('count wins, including shared first places', () => {
    const played = resultsOf({}, { outcome: places(2, 1) }, { outcome: places(1, 1) }, {})
    expect(winsIn(played)).toEqual([
      ['Anna', 3, 1],
      ['Ben', 2, 2],
    ])
  })

  test('give players with equally many wins the same rank', () => {
    expect(winsIn(resultsOf({}, { outcome: places(2, 1) }))).toEqual([
      ['Anna', 1, 1],
      ['Ben', 1, 1],
    ])
  })

  test('identify people by their number across names and seats', () => {
    const changed = {
      names: ['Ben', 'Annabel'],
      people: [2, 1],
      pieces: [4, 3],
      minutes: 24,
      outcome: places(2, 1),
    }
    expect(standingsOf(resultsOf({}, changed))).toEqual([
      { person: 1, name: 'Annabel', piece: 3, wins: 2, rank: 1 },
      { person: 2, name: 'Ben', piece: 4, wins: 0, rank: 2 },
    ])
  })

  test('identify bots by their name', () => {
    const withBot = { names: ['Anna', 'Kim'], people: [1, null], outcome: places(2, 1) }
    expect(winsIn(resultsOf(withBot, withBot))).toEqual([
      ['Kim', 2, 1],
      ['Anna', 0, 2],
    ])
  })

  test('count no wins in cooperative games', () => {
    const played = resultsOf({ outcome: together(true) }, { outcome: together(false) })
    expect(standingsOf(played)).toEqual([])
    expect(cooperativeScore(played)).toEqual({ won: 1, games: 2 })
    expect(cooperativeScore(resultsOf({}))).toEqual({ won: 0, games: 0 })
  })
})

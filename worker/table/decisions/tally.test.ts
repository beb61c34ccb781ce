import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { limits } from '../../../shared/protocol/limits.ts'
import type { GameResult } from '../../../shared/protocol/protocol.ts'
import { longScenarios, runScenario, scenarios } from '../../testing/scenarios.ts'
import { addToTally } from './tally.ts'
import { publicTable } from './views.ts'

let deal = 0
const result = (
  names: readonly string[],
  places: readonly number[],
  people: readonly (number | null)[] = names.map((_, seat) => seat + 1),
): GameResult => ({
  deal: ++deal,
  game: 'switch',
  names,
  people,
  pieces: names.map((_, seat) => seat),
  minutes: 24,
  outcome: { kind: 'places', places, points: places.map(() => 0) },
})

const together = (won: boolean, score: number): GameResult => ({
  deal: ++deal,
  game: 'the-game',
  names: ['Anna', 'Ben'],
  people: [1, 2],
  pieces: [0, 1],
  minutes: 24,
  outcome: { kind: 'cooperative', won, clause: 'TG-13', score },
})

const tallyOf = (...results: readonly GameResult[]) =>
  results.reduce<ReturnType<typeof addToTally> | null>(
    (tally, one, index) => addToTally(tally, one, 1_000 + index),
    null,
  )

describe('the tally', () => {
  test('counts the wins of each player, the most first', () => {
    const tally = tallyOf(result(['Anna', 'Ben'], [2, 1]), result(['Anna', 'Ben'], [2, 1]))
    expect(tally?.players).toMatchObject([
      { person: 2, name: 'Ben', wins: 2, streak: 2 },
      { person: 1, name: 'Anna', wins: 0, streak: 0 },
    ])
    expect(tally?.since).toBe(1_000)
  })

  test('ends a streak as soon as another player wins, even if the first one is away', () => {
    const tally = tallyOf(result(['Anna', 'Ben'], [1, 2]), result(['Cleo', 'Ben'], [1, 2], [3, 2]))
    expect(tally?.players).toMatchObject([
      { name: 'Cleo', wins: 1, streak: 1 },
      { name: 'Anna', wins: 1, streak: 0 },
      { name: 'Ben', wins: 0, streak: 0 },
    ])
  })

  test('lets a cooperative game change neither wins nor streaks', () => {
    const tally = tallyOf(
      result(['Anna', 'Ben'], [1, 2]),
      together(true, 0),
      result(['Anna', 'Ben'], [1, 2]),
    )
    expect(tally?.players[0]).toMatchObject({ name: 'Anna', wins: 2, streak: 2 })
  })

  test('follows a person to another name and seat, and a bot by its name', () => {
    const tally = tallyOf(
      result(['Anna', 'Robin'], [1, 2], [1, null]),
      result(['Robin', 'Annabel'], [1, 2], [null, 1]),
    )
    expect(tally?.players).toMatchObject([
      { person: null, name: 'Robin', wins: 1 },
      { person: 1, name: 'Annabel', piece: 1, wins: 1 },
    ])
  })

  test('keeps the best try of a cooperative game, and the first try that reached it', () => {
    const tally = tallyOf(together(false, 9), together(false, 4), together(false, 4))
    expect(tally?.games).toEqual([
      { game: 'the-game', played: 3, together: { won: 0, best: 4, bestTry: 2 } },
    ])
  })

  test('drops the players with the fewest wins if there are too many', () => {
    const guests = Array.from({ length: limits.tallyPlayers + 3 }, (_, person) =>
      result(['Anna', 'guest'], [1, 2], [1, person + 2]),
    )
    const players = tallyOf(...guests)?.players
    expect(players).toHaveLength(limits.tallyPlayers)
    expect(players?.[0]).toMatchObject({ name: 'Anna', wins: guests.length })
  })

  test('has all games of a table, whatever is played and wherever players sit', () => {
    fc.assert(
      fc.property(fc.oneof(longScenarios, scenarios), (scenario) => {
        const results = new Map<number, GameResult>()
        runScenario(scenario, ({ table }) => {
          const { tally, results: shown = [] } = publicTable(table, 0)
          for (const one of shown) results.set(one.deal, one)
          const wins = [...results.values()].flatMap(({ outcome }) =>
            outcome.kind === 'places' ? outcome.places.filter((place) => place === 1) : [],
          )
          const counted = tally?.players.reduce((sum, one) => sum + one.wins, 0) ?? 0
          const played = tally?.games.reduce((sum, one) => sum + one.played, 0) ?? 0
          expect({ counted, played }).toEqual({ counted: wins.length, played: results.size })
        })
      }),
      { numRuns: 25 },
    )
  })
})

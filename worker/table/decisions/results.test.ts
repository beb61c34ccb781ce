import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Outcome } from '../../../shared/game/game.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { GameResult } from '../../../shared/protocol/protocol.ts'
import { scenarios, runScenario, longScenarios, type Scenario } from '../../testing/scenarios.ts'
import type { Script } from '../../testing/script.ts'
import { dealAt } from './table.ts'
import { publicTable } from './views.ts'

const told = ({ table }: Script): readonly GameResult[] => publicTable(table, 0).results ?? []

/** Returns the names of the winners. In a cooperative game either all players win or none. */
function winners(names: readonly string[], outcome: Outcome): readonly string[] {
  if (outcome.kind === 'cooperative') return outcome.won ? names : []
  return names.filter((_, seat) => outcome.places[seat] === 1)
}

/** Collects the results of a scenario from the table after every step. */
function collectResults(
  scenario: Scenario,
  check: (script: Script, games: Noted[]) => void,
): Noted[] {
  const games: Noted[] = []
  runScenario(scenario, (script) => {
    const { game, table } = script
    const deal = dealAt(table)
    const outcome = deal && game.outcome(deal.state)
    if (deal && outcome && games.at(-1)?.deal !== deal.number)
      games.push({
        deal: deal.number,
        game: table.game,
        winners: winners(
          table.seats.map(({ name }) => name),
          outcome,
        ),
      })
    check(script, games)
  })
  return games
}
type Noted = Pick<GameResult, 'deal' | 'game'> & { readonly winners: readonly string[] }

const noted = ({ deal, game, names, outcome }: GameResult): Noted => ({
  deal,
  game,
  winners: winners(names, outcome),
})

/**
 * A scenario with more games than the public results contain, since random scenarios seldom have so
 * many.
 */
const endless: Scenario = {
  game: 'tiny',
  tempo: 'free',
  steps: Array.from({ length: limits.tableResults + 5 }, () => [
    { do: 'finish' } as const,
    { do: 'deal' } as const,
  ]).flat(),
}

test('the results contain the winners of the last games, whatever is played and wherever players sit', () => {
  let most = 0
  fc.assert(
    fc.property(fc.oneof(longScenarios, scenarios), (scenario) => {
      const games = collectResults(scenario, (script, all) => {
        expect(told(script).map(noted)).toEqual(all.slice(-limits.tableResults))
      })
      most = Math.max(most, games.length)
    }),
    { numRuns: 50, examples: [[endless]] },
  )
  expect(most).toBeGreaterThan(limits.tableResults)
})

test('a result never changes', () => {
  fc.assert(
    fc.property(longScenarios, (scenario) => {
      const first = new Map<number, GameResult>()
      runScenario(scenario, (script) => {
        for (const one of told(script)) {
          const before = first.get(one.deal) ?? one
          expect(one).toEqual(before)
          first.set(one.deal, before)
        }
      })
    }),
    { numRuns: 25 },
  )
})

test('a result has the minutes from the deal to the end', () => {
  const dealtAt = new Map<number, number>()
  const ended = new Map<number, number>()
  fc.assert(
    fc.property(longScenarios, (scenario) => {
      dealtAt.clear()
      ended.clear()
      runScenario(scenario, (script) => {
        const number = dealAt(script.table)?.number ?? 0
        if (!dealtAt.has(number)) dealtAt.set(number, script.now)
        for (const { deal, minutes } of told(script)) {
          if (!ended.has(deal)) ended.set(deal, script.now)
          const time = (ended.get(deal) ?? 0) - (dealtAt.get(deal) ?? 0)
          expect(Math.abs(minutes - Math.max(1, time / 60_000))).toBeLessThanOrEqual(0.5)
        }
      })
    }),
    { numRuns: 25 },
  )
})

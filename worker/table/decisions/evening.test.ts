import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Outcome } from '../../../shared/game/game.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { GameResult } from '../../../shared/protocol/protocol.ts'
import { evenings, live, longEvenings, type Evening } from '../../testing/evenings.ts'
import type { Script } from '../../testing/script.ts'
import { dealAt } from './table.ts'
import { publicTable } from './views.ts'

const told = ({ table }: Script): readonly GameResult[] => publicTable(table, 0).results ?? []

/** Of a game for each for themselves, the names of its winners; of one that is won together, those of all or of nobody. */
function winners(names: readonly string[], outcome: Outcome): readonly string[] {
  if (outcome.kind === 'cooperative') return outcome.won ? names : []
  return names.filter((_, seat) => outcome.places[seat] === 1)
}

/** The games of an evening, as somebody writes them down who looks at the table after everything that happens. */
function writtenDown(evening: Evening, look: (script: Script, games: Noted[]) => void): Noted[] {
  const games: Noted[] = []
  live(evening, (script) => {
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
    look(script, games)
  })
  return games
}
type Noted = Pick<GameResult, 'deal' | 'game'> & { readonly winners: readonly string[] }

const noted = ({ deal, game, names, outcome }: GameResult): Noted => ({
  deal,
  game,
  winners: winners(names, outcome),
})

/** Longer than what is told of it: by chance few are. */
const endless: Evening = {
  game: 'tiny',
  tempo: 'free',
  steps: Array.from({ length: limits.eveningKept + 5 }, () => [
    { do: 'finish' } as const,
    { do: 'deal' } as const,
  ]).flat(),
}

test('an evening tells who won its last games, whatever is played and wherever people sit meanwhile', () => {
  let most = 0
  fc.assert(
    fc.property(fc.oneof(longEvenings, evenings), (evening) => {
      const games = writtenDown(evening, (script, all) => {
        expect(told(script).map(noted)).toEqual(all.slice(-limits.eveningKept))
      })
      most = Math.max(most, games.length)
    }),
    { numRuns: 50, examples: [[endless]] },
  )
  expect(most).toBeGreaterThan(limits.eveningKept)
})

test('how a game has ended stays as it was first told', () => {
  fc.assert(
    fc.property(longEvenings, (evening) => {
      const first = new Map<number, GameResult>()
      live(evening, (script) => {
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

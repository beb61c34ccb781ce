/// <reference types="vite/types/importMeta.d.ts" />
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../testing/counted.ts'
import { registeredGames as games } from '../../games/all.ts'
import { languages } from '../../language.ts'
import type { GameHistory } from '../end.ts'
import type { AnyGame, AnyMove, AnyOptions, AnyView } from '../game.ts'
import type { EndWords } from '../words.ts'
import { anyPlan, type GameStep, playGame } from './games-by-chance.ts'

// The glob finds the files of all games, so this test needs no list of games.
const endWords = import.meta.glob<EndWords>('../../games/*/words/*/extras.ts', {
  import: 'endWords',
  eager: true,
})

function at(steps: readonly GameStep[], step: number): GameStep {
  const found = steps[step]
  if (found === undefined) throw new Error(`there is no step ${step}`)
  return found
}

const historyOf = (game: AnyGame, steps: readonly GameStep[]): GameHistory<AnyView, AnyMove> => ({
  last: steps.length - 1,
  viewAt: (step) => game.view(at(steps, step).state, 'afterwards'),
  moveTo: (step) => {
    const made = steps[step - 1]?.step
    return made && 'move' in made ? made.move : null
  },
  seatOf: (step) => steps[step - 1]?.step?.seat ?? null,
})

const cases = games.flatMap((game) =>
  game.end === undefined ? [] : [[game.about.id, game, game.end] as const],
)

describe.each(cases)('the end of %s', (id, game, end) => {
  const played = fc.sample(anyPlan(game, ['bots']), { numRuns: 4, seed: 7 }).map((plan) => {
    const steps = playGame(game, plan)
    const history = historyOf(game, steps)
    return {
      plan,
      history,
      view: history.viewAt(history.last),
      state: at(steps, history.last).state,
    }
  })

  test('shows as many cards as the hands contain and the score counts', () => {
    for (const { view, state } of played) {
      const left = end.left?.(view)
      if (left === undefined) continue
      const outcome = game.outcome(state)
      const count = left.flat().length + (end.rest?.(view).length ?? 0)
      expect(count).toBe(outcome?.kind === 'cooperative' ? outcome.score : count)
      const sizes = game.handSizes(view)
      for (const [seat, cards] of left.entries())
        expect(cards.length).toBeGreaterThanOrEqual(sizes[seat] ?? 0)
    }
  })

  test('shows at most six cards on the table, and the points of each deal', () => {
    for (const { view, plan, state } of played) {
      expect((end.onTable?.(view) ?? []).length).toBeLessThanOrEqual(6)
      const deals = end.deals?.(view)
      const outcome = game.outcome(state)
      if (deals === undefined || outcome?.kind !== 'places') continue
      for (let seat = 0; seat < plan.seats; seat++)
        expect(deals.reduce((sum, deal) => sum + (deal[seat] ?? 0), 0)).toBe(outcome.points[seat])
    }
  })

  test('shows at most two facts, and a deciding move that was made in the game', () => {
    for (const { history } of played) {
      const facts = end.facts?.(history) ?? []
      expect(facts.length).toBeLessThanOrEqual(2)
      for (const { count } of facts) expect(Number.isSafeInteger(count) && count >= 0).toBe(true)
      const move = end.decidingMove?.(history) ?? null
      if (move === null) continue
      expect(move.step).toBeGreaterThan(0)
      expect(move.step).toBeLessThanOrEqual(history.last)
      expect(history.moveTo(move.step)).not.toBe(null)
    }
  })

  test.each(languages)('has whole sentences in %s', (language) => {
    const words = endWords[`../../games/${id}/words/${language}/extras.ts`]
    if (words === undefined) throw new Error(`${id} has no words about its end`)
    for (const whoIs of [() => null, (seat: number) => ['Anna', 'Bo', 'Cleo'][seat] ?? 'Dora'])
      for (const { history, plan } of played) {
        for (const one of end.facts?.(history) ?? [])
          expect(words.fact(one, one.seat === undefined ? null : whoIs(one.seat))).toMatch(/^\S/)
        const move = end.decidingMove?.(history) ?? null
        if (move === null) continue
        const { when, text } = words.decidingMove(move, whoIs)
        expect(when).toMatch(/:$/)
        expect(text).toMatch(/^\S.*\.$/)
        expect(text.length).toBeLessThanOrEqual(80)
        expect(words.score?.(2, plan.options as AnyOptions) ?? '2').toMatch(/^2/)
      }
    const together = [true, false].flatMap((won) =>
      [0, 1, 7, 14].map((left) => words.together?.(won, won ? 0 : left, true)),
    )
    expect(allMiscounts([together], language)).toEqual([])
  })
})

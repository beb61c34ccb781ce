import * as fc from 'fast-check'

import { equalAmong } from '../../../../shared/canonical.ts'
import { games } from '../../../../shared/games/all.ts'
import {
  anyPlan,
  playedOut,
  type Moment,
  type Plan,
} from '../../../../shared/game/laws/games-by-chance.ts'
import type { AnyGame } from '../../../../shared/game/game.ts'
import { moves } from '../../../../shared/games/the-game/rules/moves.ts'
import { tightPosition } from '../../../../shared/games/the-game/testing/tight-position.ts'
import { view } from '../../../../shared/games/the-game/rules/view.ts'
import { atMost, quantile, type Figure } from '../figure.ts'
import type { Row } from '../row.ts'

/** What the rules cost without any service: one move found legal and made, and the view after it. */
export const rules: Row = {
  name: 'rules',
  measure: async ({ scale }) => [
    ...games.map((game) => ofGame(game, scale.games)),
    searched(scale.games * 100),
  ],
}

function ofGame(game: AnyGame, count: number): Figure {
  const plans = fc.sample(anyPlan(game), { numRuns: count, seed: 1 })
  const played = plans.map((plan) => [plan, playedOut(game, plan)] as const)
  const runs = Array.from({ length: 3 }, () =>
    played.flatMap(([plan, moments]) => movesTimed(game, plan, moments)),
  )
  // What else the machine does, and that new code is slow at first, is no property of a move.
  const fastest = (runs[0] ?? []).map((_, at) => Math.min(...runs.map((run) => run[at] ?? NaN)))
  return {
    what: `${game.about.name}: 99 of 100 moves decided within, any rules`,
    unit: 'ms',
    ours: quantile(fastest, 0.99),
    goal: atMost('ours', 1),
  }
}

function movesTimed(game: AnyGame, { options }: Plan, moments: readonly Moment[]): number[] {
  return moments.flatMap(({ state, step }) => {
    if (!step || !('move' in step)) return []
    const { seat } = step
    const said = JSON.parse(JSON.stringify(step.move)) as typeof step.move
    const before = performance.now()
    const move = equalAmong(said, game.moves(game.view(state, seat), options))
    if (move === undefined) throw new Error(`${game.about.id} forbids a move that it offered`)
    game.view(game.apply(state, seat, move), seat)
    return performance.now() - before
  })
}

/** Positions made to be hard: the largest hand, tight piles, skulls and tricks about. */
function searched(positions: number): Figure {
  const hard = Array.from({ length: positions }, (_, seed) => tightPosition(seed, largestHand))
  const worst = hard.map((state) => {
    const times = Array.from({ length: 3 }, () => {
      const before = performance.now()
      moves(view(state, 0), state.options)
      return performance.now() - before
    })
    return Math.min(...times)
  })
  return {
    what: `The Game Extreme: all moves of the hardest of ${positions.toLocaleString('en')} tight positions`,
    unit: 'ms',
    ours: Math.max(...worst),
    goal: atMost('ours', 5),
  }
}

const largestHand = 8

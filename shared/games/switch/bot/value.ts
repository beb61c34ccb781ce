import type { Seat } from '../../../game/game.ts'
import { apply } from '../rules/apply.ts'
import { pips } from '../rules/rounds.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { featuresOf, type Features } from './features.ts'
import { sensibleMoves } from './sensible.ts'
import { forMore, forTwo, type Weights } from './weights.ts'

/** Returns how good the state after this move is for the seat: roughly the probability of winning the round. */
export function worthAfter(state: State, seat: Seat, move: Move): number {
  const after = apply(state, seat, move)
  return roundResult(after, seat) ?? worth(after, seat)
}

/** Returns how good a state is in which the round has no winner yet, on the same scale as `worthAfter`. */
export function worth(state: State, seat: Seat): number {
  if (state.step.now === 'drawn' && state.turn === seat) {
    const next = sensibleMoves(view(state, seat), state.options)
    return Math.max(...next.map((move) => worthAfter(state, seat, move)))
  }
  return estimate(featuresOf(state, seat), weightsFor(state.hands.length))
}

export const weightsFor = (seats: number): Weights => (seats === 2 ? forTwo : forMore)

/**
 * Returns how good the result of a finished round is for the seat, from 0 to 1. It depends on the
 * points if cards score points. Returns null if the round goes on.
 */
export function roundResult(state: State, seat: Seat): number | null {
  const end = state.last.find(({ type }) => type === 'round-won')
  if (end?.type !== 'round-won' || !state.result) return null
  if (state.options.scoring === 'wins') return Number(end.seat === seat)
  if (end.seat === seat) return 0.75 + 0.25 * Math.min(1, end.points / 120)
  const lost = (state.result.hands[seat] ?? []).reduce((sum, card) => sum + pips(card), 0)
  return 0.25 * (1 - Math.min(1, lost / 60))
}

export const estimate = (groups: readonly Partial<Features>[], weights: Weights): number =>
  1 / (1 + Math.exp(-weightedSum(groups, weights)))

/**
 * Returns the sum of the features, each multiplied by its weight.
 * @param groups the features, in any number of groups
 */
export function weightedSum(groups: readonly Partial<Features>[], weights: Weights): number {
  let sum = 0
  for (const group of groups)
    for (const name in group) {
      const feature = name as keyof Features
      sum += (group[feature] ?? 0) * weights[feature]
    }
  return sum
}

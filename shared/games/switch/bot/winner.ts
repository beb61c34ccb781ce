import type { Seat } from '../../../game/game.ts'
import type { State } from '../rules/state.ts'
import { featuresOf } from './features.ts'
import { weightedSum, worth } from './value.ts'
import { winnerWeights } from './winner-weights.ts'

/**
 * Returns for each seat how likely it is to win the round. Only the ratios of these numbers have a
 * meaning. All hands of the state count, so the state has to be a sampled one.
 */
export function winnerOdds(state: State): readonly number[] {
  const oddsOf = keepsHands(state)
    ? (seat: Seat) => Math.exp(weightedSum(featuresOf(state, seat), winnerWeights))
    : (seat: Seat) => worth(state, seat)
  return state.hands.map((_, seat) => oddsOf(seat))
}

/**
 * Whether all cards stay with their player until they are played. If hands or cards are exchanged,
 * a good hand says less about the winner, and the weights would exaggerate its chance.
 */
export const keepsHands = ({ options }: Pick<State, 'options'>): boolean =>
  options.handSwap === 'none' && options.passLeft === 'none'

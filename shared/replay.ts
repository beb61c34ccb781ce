import type { AnyGame, AnyState } from './games/game.ts'
import { dealKey } from './proof.ts'
import type { GameRecord, Proof } from './protocol.ts'
import { randomFrom } from './random.ts'

/** As much of a record as its states follow from. A game that is still played has such a one as well. */
export type Played = Pick<GameRecord, 'code' | 'deal' | 'options' | 'before' | 'steps'> & {
  readonly proof: Required<Proof>
}

/** Every state of a game as it was written down, from the deal on: one more than it has steps. */
export function statesOf(
  game: AnyGame,
  { proof, code, deal, options, before, steps }: Played,
): readonly AnyState[] {
  const { secret, nonces } = proof
  const key = dealKey(secret, nonces, code, deal)
  let state = game.setup(nonces.length, options, randomFrom(key), before)
  const states = [state]
  for (const step of steps) {
    state =
      'move' in step
        ? game.apply(state, step.seat, step.move)
        : game.signal(state, step.seat, step.signal)
    states.push(state)
  }
  return states
}

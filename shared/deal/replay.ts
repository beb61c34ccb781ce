import type { AnyGame, AnyState } from '../game/game.ts'
import { keyOf } from './proof.ts'
import type { GameRecord, Proof } from '../wire/protocol.ts'
import { randomFrom } from './random.ts'
import { atOnce, stepsAtOnce, type Work } from '../work.ts'

/** As much of a record as its states follow from. A game that is still played has such a one as well. */
export type Played = Pick<GameRecord, 'code' | 'deal' | 'same' | 'options' | 'before' | 'steps'> & {
  readonly proof: Required<Proof>
}

/** Every state of a game as it was written down, from the deal on: one more than it has steps. */
export const statesOf = (game: AnyGame, played: Played): readonly AnyState[] =>
  atOnce(replaying(game, played))

export function* replaying(game: AnyGame, played: Played): Work<readonly AnyState[]> {
  const { options, before, steps, proof } = played
  let state = game.setup(proof.nonces.length, options, randomFrom(keyOf(played)), before)
  const states = [state]
  for (const step of steps) {
    state =
      'move' in step
        ? game.apply(state, step.seat, step.move)
        : game.signal(state, step.seat, step.signal)
    states.push(state)
    if (states.length % stepsAtOnce === 0) yield
  }
  return states
}

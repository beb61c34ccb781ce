import type { AnyGame, AnyState } from './games/game.ts'
import { keyOf } from './proof.ts'
import type { GameRecord } from './protocol.ts'
import { randomFrom } from './random.ts'

/** Every state of a finished game as its record tells it, from the deal to the end: one more than it has steps. */
export function statesOf(game: AnyGame, record: GameRecord): readonly AnyState[] {
  const { names, options, before, steps } = record
  let state = game.setup(names.length, options, randomFrom(keyOf(record)), before)
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

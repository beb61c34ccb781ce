import type { AnyGame, AnyMove, AnyOptions, AnySignal, AnyState, Seat } from './game.ts'

/** A move or a signal of a seat. */
export type PlayedStep =
  | { readonly seat: Seat; readonly move: AnyMove }
  | { readonly seat: Seat; readonly signal: AnySignal }

/** Returns the state after a step. */
export const applyStep = (
  game: AnyGame,
  options: AnyOptions,
  state: AnyState,
  step: PlayedStep,
): AnyState =>
  'move' in step
    ? game.apply(state, step.seat, step.move, options)
    : game.signal(state, step.seat, step.signal)

/** Returns the state before the first step, and the state after each step. */
export function statesAlong(
  game: AnyGame,
  options: AnyOptions,
  before: AnyState,
  steps: readonly PlayedStep[],
): AnyState[] {
  const states = [before]
  for (const step of steps) states.push(applyStep(game, options, states.at(-1) ?? before, step))
  return states
}

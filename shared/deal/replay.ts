import type { AnyGame, AnyOptions, AnyState } from '../game/game.ts'
import { keyOf } from './proof.ts'
import type { GameRecord, Proof } from '../protocol/protocol.ts'
import { randomFrom } from './random.ts'
import { oldestReplayable, upgrade, versionOf } from '../game/version.ts'
import { atOnce, stepsAtOnce, type Work } from '../work.ts'

/** As much of a record as its states follow from. A game that is still played has such a one as well. */
export type Played = Pick<
  GameRecord,
  'code' | 'deal' | 'firstDealt' | 'gameVersion' | 'options' | 'previousGame' | 'steps'
> & { readonly proof: Required<Proof> }

declare const today: unique symbol
/** One that today's rules lead through the very same states. Nothing else is ever played again. */
export type PlayedToday<Of extends Played = Played> = Of & { readonly [today]: true }

/** With what is an option by now and was none then; null where it was played by other rules than those of today. */
export function playedToday<Of extends Played>(game: AnyGame, played: Of): PlayedToday<Of> | null {
  const options = optionsToday(game, played)
  return options && ({ ...played, options } as PlayedToday<Of>)
}

/** The options with which today's rules play it again; null where no options do. */
export function optionsToday(
  game: AnyGame,
  { gameVersion: version = 1, options }: Pick<Played, 'gameVersion' | 'options'>,
): AnyOptions | null {
  if (version < oldestReplayable(game) || version > versionOf(game)) return null
  return upgrade<AnyOptions, AnyState>(game, { version, options, state: null }).options
}

export const isOfNewer = (
  game: AnyGame,
  { gameVersion = 1 }: Pick<Played, 'gameVersion'>,
): boolean => gameVersion > versionOf(game)

/** Every state of a game as it was written down, from the deal on: one more than it has steps. */
export const statesOf = (game: AnyGame, played: PlayedToday): readonly AnyState[] =>
  atOnce(replaying(game, played))

export function* replaying(game: AnyGame, played: PlayedToday): Work<readonly AnyState[]> {
  const { options, previousGame: before, steps, proof } = played
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

import type { AnyGame, AnyOptions, AnyState } from '../game/game.ts'
import { keyOf } from './proof.ts'
import type { GameRecord, Proof } from '../protocol/protocol.ts'
import { randomFrom } from './random.ts'
import { oldestReplayable, upgrade, versionOf } from '../game/version.ts'
import { withMoveTakenBack, withStep, type Standing } from './standing-steps.ts'
import { runToCompletion, stepsPerPiece, type CooperativeTask } from '../cooperative-task.ts'

/**
 * The fields of a record that determine the states of the game. They exist for a running game, too.
 */
export type ReplayInput = Pick<
  GameRecord,
  'code' | 'deal' | 'firstDealt' | 'gameVersion' | 'options' | 'previousGame' | 'steps'
> & { readonly proof: Required<Proof> }

declare const replayable: unique symbol
/**
 * A game that the current rules replay exactly. Only `makeReplayable` creates this type, so the
 * compiler prevents the replay of any other game.
 */
export type ReplayableGame<Of extends ReplayInput = ReplayInput> = Of & {
  readonly [replayable]: true
}

/**
 * Returns the game with its options upgraded to the current version. Null if the current rules
 * cannot replay the game exactly.
 */
export function makeReplayable<Of extends ReplayInput>(
  game: AnyGame,
  played: Of,
): ReplayableGame<Of> | null {
  const options = optionsForReplay(game, played)
  return options && ({ ...played, options } as ReplayableGame<Of>)
}

/**
 * Returns the game's options, upgraded to the current version of the rules. Null if the current
 * rules cannot replay the game exactly.
 */
export function optionsForReplay(
  game: AnyGame,
  { gameVersion: version, options }: Pick<ReplayInput, 'gameVersion' | 'options'>,
): AnyOptions | null {
  if (version < oldestReplayable(game) || version > versionOf(game)) return null
  return upgrade<AnyOptions, AnyState>(game, { version, options, state: null }).options
}

export const isFromNewerVersion = (
  game: AnyGame,
  { gameVersion }: Pick<ReplayInput, 'gameVersion'>,
): boolean => gameVersion > versionOf(game)

/** Replays a game and returns its states: the deal, and the state after each step. */
export const statesOf = (game: AnyGame, played: ReplayableGame): readonly AnyState[] =>
  runToCompletion(replaying(game, played))

export function* replaying(
  game: AnyGame,
  played: ReplayableGame,
): CooperativeTask<readonly AnyState[]> {
  const { options, previousGame: before, steps, proof } = played
  const dealt = game.setup(proof.nonces.length, options, randomFrom(keyOf(played)), before)
  let standing: Standing = { state: dealt, steps: [] }
  const states = [dealt]
  for (const step of steps) {
    const next =
      'takeBack' in step
        ? withMoveTakenBack(game, options, standing, step.seat)
        : withStep(game, options, standing, step)
    if (next === null) throw new Error('no move to take back')
    standing = next
    states.push(standing.state)
    if (states.length % stepsPerPiece === 0) yield
  }
  return states
}

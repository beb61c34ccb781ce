import type { AnyGame, AnyOptions, AnyState, Seat } from '../game/game.ts'
import { applyStep, type PlayedStep } from '../game/steps.ts'
import { withoutMove } from '../game/take-back.ts'
import type { GameStep } from './game-record.ts'

/** A move or signal that has not been taken back, and the state before it. */
type StandingStep = { readonly before: AnyState; readonly step: PlayedStep }

/**
 * The state of a deal, and the steps that led to it. Steps that were taken back are not included.
 */
export type Standing = { readonly state: AnyState; readonly steps: readonly StandingStep[] }

/** Returns the standing after a move or a signal, which must be legal. */
export function withStep(
  game: AnyGame,
  options: AnyOptions,
  { state, steps }: Standing,
  step: PlayedStep,
): Standing {
  return {
    state: applyStep(game, options, state, step),
    steps: [...steps, { before: state, step }],
  }
}

/**
 * Returns the standing without the last move of `seat`. Later steps of other seats stay. Returns
 * null if there is no such move, or if a later step would be illegal without it.
 */
export function withMoveTakenBack(
  game: AnyGame,
  options: AnyOptions,
  { steps }: Standing,
  seat: Seat,
): Standing | null {
  const at = steps.findLastIndex(({ step }) => 'move' in step && step.seat === seat)
  const taken = steps[at]
  if (!taken) return null
  const { before } = taken
  const since = steps.slice(at + 1).map(({ step }) => step)
  if (withoutMove(game, options, { before, since }) === null) return null
  return since.reduce<Standing>((standing, step) => withStep(game, options, standing, step), {
    state: before,
    steps: steps.slice(0, at),
  })
}

/** Returns the indexes of the moves and signals that have not been taken back. */
export function standingIndexes(steps: readonly GameStep[]): number[] {
  const standing: number[] = []
  for (const [index, step] of steps.entries())
    if (!('takeBack' in step)) standing.push(index)
    else {
      const at = standing.findLastIndex((one) => isMoveOf(steps[one], step.seat))
      if (at >= 0) standing.splice(at, 1)
    }
  return standing
}

const isMoveOf = (step: GameStep | undefined, seat: Seat): boolean =>
  step !== undefined && 'move' in step && step.seat === seat

import type { AnyGame, AnyMove, AnySignal, AnyState, Seat } from '../../../../shared/game/game.ts'
import type { Projection } from '../../../../shared/wire/protocol.ts'

/**
 * A deal as it stood some moves ago, and what has been done since: what watchers are to see with open hands follows from
 * it, now and after the moves to come. It is smaller than as many views.
 */
export type Trail = {
  /** How much the table had accepted when hands were opened. */
  readonly seq: number
  readonly state: AnyState
  readonly turn: number
  /** Oldest first. */
  readonly steps: readonly TrailStep[]
}

type TrailStep = {
  /** How much the table had accepted before it. */
  readonly seq: number
  readonly seat: Seat
} & ({ readonly move: AnyMove } | { readonly signal: AnySignal })

/** Signals count for no move, and nobody has to stop giving them. */
const mostSteps = 60

/** After one more step. Null: it has become too long, and a new one is to begin. */
export function followed(
  game: AnyGame,
  { seq, state, turn, steps }: Trail,
  step: TrailStep,
  moves: number,
): Trail | null {
  const all = [...steps, step]
  if (all.length > mostSteps) return null
  const late = all.length - lastSteps(all, moves).length
  const caughtUp = all.slice(0, late).reduce((before, one) => after(game, before, one), state)
  return {
    seq,
    state: caughtUp,
    turn: turn + movesAmong(all.slice(0, late)),
    steps: all.slice(late),
  }
}

/** The view of everybody, as many moves ago; null while fewer have been made since hands were opened. */
export function openProjection(game: AnyGame, trail: Trail, moves: number): Projection | null {
  const { state, turn, steps } = trail
  const [next] = steps
  if (!next || movesAmong(steps) < moves) return null
  return { seq: next.seq, turn, toMove: game.toMove(state), view: game.view(state, 'open-hands') }
}

/** As it stood when hands were opened, with none of them: what watchers see until the first are late enough. */
export const closedProjection = (game: AnyGame, { seq, state, turn }: Trail): Projection => ({
  seq,
  turn,
  toMove: game.toMove(state),
  view: game.view(state, 'public'),
})

/** From the last but so many moves on; all of them where there are not as many. */
function lastSteps(steps: readonly TrailStep[], moves: number): readonly TrailStep[] {
  const made = steps.flatMap((step, at) => ('move' in step ? [at] : []))
  return made.length < moves ? steps : steps.slice(made.at(-moves))
}

const movesAmong = (steps: readonly TrailStep[]): number =>
  steps.filter((step) => 'move' in step).length

const after = (game: AnyGame, state: AnyState, step: TrailStep): AnyState =>
  'move' in step
    ? game.apply(state, step.seat, step.move)
    : game.signal(state, step.seat, step.signal)

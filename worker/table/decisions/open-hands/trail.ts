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
  /** What spectators saw when this trail took the place of another one: they see it until the first step is old enough. */
  readonly held: Projection | null
}

type TrailStep = {
  /** How much the table had accepted before it. */
  readonly seq: number
} & (
  | { readonly seat: Seat; readonly move: AnyMove }
  | { readonly seat: Seat; readonly signal: AnySignal }
  /** How the deal stood after several signals. */
  | { readonly state: AnyState }
)

/** Signals count for no move, and a player may repeat them: more than these between two moves fold into one step. */
const mostSignals = 5

/** @param state of the deal after the step */
export function followed(
  game: AnyGame,
  trail: Trail,
  step: TrailStep,
  state: AnyState,
  moves: number,
): Trail {
  const all = folded([...trail.steps, step], state)
  const late = all.length - lastSteps(all, moves).length
  const passed = all.slice(0, late)
  return {
    seq: trail.seq,
    state: passed.reduce((before, one) => after(game, before, one), trail.state),
    turn: trail.turn + movesAmong(passed),
    steps: all.slice(late),
    held: movesAmong(all) < moves ? trail.held : null,
  }
}

/** Spectators only see the deal as it stood before a move, so the signals since the last one may be one step. */
function folded(steps: readonly TrailStep[], state: AnyState): readonly TrailStep[] {
  const from = steps.findLastIndex(isMove) + 1
  const [first, ...others] = steps.slice(from)
  if (!first || others.length < mostSignals) return steps
  return [...steps.slice(0, from), { seq: first.seq, state }]
}

/** The view of everybody, as many moves ago; null while fewer have been made since hands were opened. */
export function openProjection(game: AnyGame, trail: Trail, moves: number): Projection | null {
  const { state, turn, steps } = trail
  const [next] = steps
  if (!next || movesAmong(steps) < moves) return null
  const view = game.view(state, 'open-hands')
  return { seq: next.seq, turn, toMove: game.toMove(state), view, openHands: true }
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
  const made = steps.flatMap((step, at) => (isMove(step) ? [at] : []))
  return made.length < moves ? steps : steps.slice(made.at(-moves))
}

const isMove = (step: TrailStep): boolean => 'move' in step

const movesAmong = (steps: readonly TrailStep[]): number => steps.filter(isMove).length

function after(game: AnyGame, state: AnyState, step: TrailStep): AnyState {
  if ('state' in step) return step.state
  return 'move' in step
    ? game.apply(state, step.seat, step.move)
    : game.signal(state, step.seat, step.signal)
}

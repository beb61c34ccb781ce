import type { Seat } from '../../shared/game/game.ts'
import type { Course, LostTurn } from '../kit/story.ts'

interface CourseMade<State, Move> {
  /** From the first state of interest to the last. */
  readonly states: readonly State[]
  /** Between them. */
  readonly moves?: readonly Move[]
  readonly me?: Seat
  readonly lost?: LostTurn
}

/** A game that is over, for its story: of Anna, Ben and Cleo, seen by `view`. */
export const courseOf = <State, View, Move>(
  view: (state: State, viewer: 'afterwards') => View,
  { states, moves = [], me, lost }: CourseMade<State, Move>,
): Course<View, Move> => ({
  last: states.length - 1,
  viewAt: (step) => view(states[step] as State, 'afterwards'),
  moveTo: (step) => moves[step - 1] ?? null,
  whoIs: (seat) => (seat === me ? null : (['Anna', 'Ben', 'Cleo'][seat] ?? '')),
  lost: lost ?? null,
})

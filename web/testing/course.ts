import type { Seat } from '../../shared/game/game.ts'
import type { GameHistory, LostTurn } from '../kit/story.ts'

interface GameHistoryOptions<State, Move> {
  /** From the first state to the last. */
  readonly states: readonly State[]
  /** The moves between the states. */
  readonly moves?: readonly Move[]
  readonly me?: Seat
  readonly lost?: LostTurn
}

/** Returns a finished game of Anna, Ben and Cleo, for tests of stories. */
export const gameHistoryOf = <State, View, Move>(
  view: (state: State, viewer: 'afterwards') => View,
  { states, moves = [], me, lost }: GameHistoryOptions<State, Move>,
): GameHistory<View, Move> => ({
  last: states.length - 1,
  viewAt: (step) => view(states[step] as State, 'afterwards'),
  moveTo: (step) => moves[step - 1] ?? null,
  whoIs: (seat) => (seat === me ? null : (['Anna', 'Ben', 'Cleo'][seat] ?? '')),
  lost: lost ?? null,
})

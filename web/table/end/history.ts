import type { GameHistory } from '../../../shared/game/end.ts'
import type { AnyMove, AnyView } from '../../../shared/game/game.ts'
import type { Replay } from '../../replay/replay.ts'

/** Converts a replay to the form that a game's `end` functions need. */
export function historyOf(replay: Replay): GameHistory<AnyView, AnyMove> {
  const { steps } = replay.record
  return {
    last: replay.last,
    viewAt: (step) => replay.viewFor(step, 'afterwards'),
    moveTo: (step) => {
      const made = steps[step - 1]
      return made !== undefined && 'move' in made ? made.move : null
    },
    seatOf: (step) => steps[step - 1]?.seat ?? null,
  }
}

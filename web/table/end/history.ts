import type { GameHistory } from '../../../shared/game/end.ts'
import type { AnyMove, AnyView } from '../../../shared/game/game.ts'
import { standingIndexes } from '../../../shared/deal/standing-steps.ts'
import type { Replay } from '../../replay/replay.ts'

/**
 * Converts a replay to the form that a game's `end` functions need. Leaves out moves that were
 * taken back.
 */
export function historyOf(replay: Replay): GameHistory<AnyView, AnyMove> {
  const { steps } = replay.record
  const standing = new Set(standingIndexes(steps))
  return {
    last: replay.last,
    viewAt: (step) => replay.viewFor(step, 'afterwards'),
    moveTo: (step) => {
      const made = steps[step - 1]
      return standing.has(step - 1) && made && 'move' in made ? made.move : null
    },
    seatOf: (step) => steps[step - 1]?.seat ?? null,
  }
}

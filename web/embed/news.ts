import type { FrameToPageMessage } from '../../shared/embed/messages.ts'
import type { PublicTable, Position } from '../../shared/protocol/protocol.ts'
import { openHandsDelays, watchDelays } from '../../shared/protocol/table-settings.ts'
import { spectatorLag } from '../table/time/spectator-lag.ts'

type Turn = Extract<FrameToPageMessage, { type: 'turn' }>

/**
 * Returns a function that finds the next message for the embedding page. The page may know only
 * what spectators see, and not earlier than they do. If spectators see moves with a delay, a
 * player's iframe therefore reports moves with the same delay.
 */
export function createNewsFinder(): (
  table: PublicTable | null,
  projection: Position | null,
  viewer: 'player' | 'spectator',
) => FrameToPageMessage | null {
  let deal = 0
  let turns: readonly Turn[] = []
  let latest = 0
  return (table, projection, viewer) => {
    if (table?.phase === 'over' && table.outcome !== null)
      return { type: 'ended', outcome: table.outcome }
    // Between deals no seat is to move, so there is nothing to report until the first view of the
    // new deal arrives.
    if (table?.phase !== 'playing' || !projection || projection.toMove.length === 0) return null
    if (deal !== table.deal) [deal, turns, latest] = [table.deal, [], 0]
    const now: Turn = { type: 'turn', turn: projection.turn, seats: projection.toMove }
    turns = [...turns.filter(({ turn }) => turn < now.turn), now].slice(-mostKept)
    const behind = viewer === 'player' ? spectatorLag(table) : 0
    // If hands are opened during a game, the delay can grow. `latest` stays the same then, because
    // turns that were already reported cannot be taken back.
    latest = Math.max(latest, now.turn - behind)
    return turns.findLast(({ turn }) => turn <= latest) ?? null
  }
}

const mostKept = Math.max(...watchDelays, ...openHandsDelays) + 1

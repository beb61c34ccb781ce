import type { FrameNews } from '../../shared/embed/messages.ts'
import type { PublicTable, Position } from '../../shared/protocol/protocol.ts'
import { openHandsDelays, watchDelays } from '../../shared/protocol/table-settings.ts'
import { spectatorLag } from '../table/time/spectator-lag.ts'

type Turn = Extract<FrameNews, { type: 'turn' }>

/**
 * Finds what to tell the page around, from one moment to the next: nothing more than every watcher of the table knows,
 * and nothing sooner. What a watcher is shown is late already, where the host wants that; what a player is shown is not.
 */
export function newsForWatchers(): (
  table: PublicTable | null,
  projection: Position | null,
  viewer: 'player' | 'watcher',
) => FrameNews | null {
  let deal = 0
  let turns: readonly Turn[] = []
  let latest = 0
  return (table, projection, viewer) => {
    if (table?.phase === 'over' && table.outcome !== null)
      return { type: 'ended', outcome: table.outcome }
    // Nobody moves in what is left of the last deal, until the first view of this one comes.
    if (table?.phase !== 'playing' || !projection || projection.toMove.length === 0) return null
    if (deal !== table.deal) [deal, turns, latest] = [table.deal, [], 0]
    const now: Turn = { type: 'turn', turn: projection.turn, seats: projection.toMove }
    turns = [...turns.filter(({ turn }) => turn < now.turn), now].slice(-mostKept)
    const behind = viewer === 'player' ? spectatorLag(table) : 0
    // Where hands are opened in the middle of a game, nothing is said anew that has been said.
    latest = Math.max(latest, now.turn - behind)
    return turns.findLast(({ turn }) => turn <= latest) ?? null
  }
}

const mostKept = Math.max(...watchDelays, ...openHandsDelays) + 1

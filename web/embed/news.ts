import type { FrameNews } from '../../shared/embed/messages.ts'
import type { PublicTable, Projection } from '../../shared/wire/protocol.ts'
import { watchDelays } from '../../shared/wire/watch-delays.ts'

type Turn = Extract<FrameNews, { type: 'turn' }>

/**
 * Finds what to tell the page around, from one moment to the next: nothing more than every watcher of the table knows,
 * and nothing sooner. What a watcher is shown is late already, where the host wants that; what a player is shown is not.
 */
export function newsForWatchers(): (
  table: PublicTable | null,
  projection: Projection | null,
  viewer: 'player' | 'watcher',
) => FrameNews | null {
  let deal = 0
  let turns: readonly Turn[] = []
  return (table, projection, viewer) => {
    if (table?.phase === 'over' && table.outcome !== null)
      return { type: 'ended', outcome: table.outcome }
    // Nobody moves in what is left of the last deal, until the first view of this one comes.
    if (table?.phase !== 'playing' || !projection || projection.toMove.length === 0) return null
    if (deal !== table.deal) [deal, turns] = [table.deal, []]
    const now: Turn = { type: 'turn', turn: projection.turn, seats: projection.toMove }
    turns = [...turns.filter(({ turn }) => turn < now.turn), now].slice(-mostKept)
    const behind = viewer === 'player' ? table.delay : 0
    const latest = Math.max(0, now.turn - behind)
    return turns.findLast(({ turn }) => turn <= latest) ?? null
  }
}

const mostKept = Math.max(...watchDelays) + 1

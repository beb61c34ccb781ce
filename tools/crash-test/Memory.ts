import type { Seat } from '../../shared/game/game.ts'
import type { PublicTable, ServerMessage, Projection } from '../../shared/wire/protocol.ts'
import { seatInDeal } from '../../shared/wire/seat-in-deal.ts'
import type { Counts } from './counts.ts'
import { printOf, type LastSeen, type ReceivedView } from './testimony.ts'

/** What somebody has seen of a table, over however many lines. */
export class Memory {
  readonly views: ReceivedView[] = []
  /** Null for a watcher. */
  seat: Seat | null = null
  table: PublicTable | null = null
  shown: Projection | null = null
  lastMessageAt = 0
  readonly #counts: Counts
  #newest = 0

  constructor(counts: Counts) {
    this.#counts = counts
  }

  /** For what comes over one more line. What still comes over those before it is told, but is nothing new. */
  overNewLine(): (message: ServerMessage) => void {
    const number = ++this.#newest
    let after: number | null = null
    let seat: Seat | null = null
    return (message) => {
      this.lastMessageAt = Date.now()
      const isNewest = number === this.#newest
      if (message.type === 'snapshot' || message.type === 'table') {
        seat = viewerOf(message)
        if (isNewest) this.#learn(message.table, message.seat)
      }
      const shown = message.type === 'snapshot' ? message.shown : message
      if (!shown || !('view' in shown)) return
      if (isNewest) this.shown = shown
      const { seq } = shown
      this.#counts.add(`views heard by ${seat === null ? 'watchers' : 'seats'}`)
      // Those who watch may come in between two views.
      this.views.push({ seq, seat, print: printOf(shown), after: seat === null ? null : after })
      after = seq
    }
  }

  #learn(table: PublicTable, seat: Seat | null): void {
    if (this.table?.phase === 'playing' && table.phase === 'over') this.#counts.add('endings seen')
    this.table = table
    this.seat = seat
    if (table.phase === 'gathering') this.shown = null
  }

  /** The seat is gone, and with it what was seen from it. */
  forget(): void {
    this.seat = null
    this.table = null
    this.shown = null
  }

  lastSeen(who: string): LastSeen[] {
    const { seat, shown, table } = this
    return table ? [{ who, seat: viewerOf({ table, seat }), shown, table }] : []
  }
}

/** Whose view of the cards it is: whoever has sat down since a game was over sees what watchers see. */
const viewerOf = ({ table, seat }: Pick<ServerTable, 'table' | 'seat'>): Seat | null =>
  seat === null ? null : seatInDeal(table, seat)

type ServerTable = Extract<ServerMessage, { type: 'table' }>

import { flightsBetween, type Flight } from '../../../shared/define-game/flights.ts'
import { cardsIn, type Layout } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { CardId, Seat } from '../../../shared/define-game/types.ts'
import { trickTakerOf } from './scene.ts'

/** What has changed between two views, as far as the board animates it. */
export interface Between {
  /** For each card that has moved, the `data-motion-key` of the element from which it flies. */
  readonly origins: ReadonlyMap<CardId, string>
  /**
   * The cards, by seat, of the trick that the last move has completed. The rules have already
   * removed them from the table. Null if the last move completed no trick.
   */
  readonly trick: readonly (CardId | null)[] | null
  /** The seat that has taken cards from the table. The cards fly to this seat. */
  readonly collector: Seat | null
}

export const nothingBetween: Between = { origins: new Map(), trick: null, collector: null }

export function betweenViews(layout: Layout, before: View, after: View): Between {
  const flights = flightsBetween(layout, before, after)
  const origins = new Map<CardId, string>()
  for (const { card, from } of flights)
    if (card !== null && !origins.has(card)) origins.set(card, keyOf(layout, from))
  const trick = fullTrick(layout, before, after)
  // If the move has also started a new deal, `flights` is empty. The card that completed the trick
  // must still fly from its player.
  const { last } = after
  if (trick && last) {
    const card = trick[last.seat]
    if (card) origins.set(card, `seat-${last.seat}`)
  }
  return {
    origins,
    trick,
    collector: collectorOf(flights, after) ?? trickTakerOf(layout, before, after),
  }
}

function keyOf(layout: Layout, { zone, seat }: Flight['from']): string {
  if (seat !== null) return `seat-${seat}`
  return layout.hidden.includes(zone) ? 'deck' : `zone-${zone}`
}

/**
 * Returns the seat that has taken a trick, or another player's seat that has taken cards from the
 * middle. Null if none has.
 */
function collectorOf(flights: readonly Flight[], { seat }: View): Seat | null {
  const taken =
    flights.find(({ phase, to }) => phase === 1 && to.seat !== null) ??
    flights.find(({ from, to }) => from.seat === null && to.seat !== null && to.seat !== seat)
  return taken?.to.seat ?? null
}

/**
 * Returns the trick that the last move has completed: the trick before the move, plus the card of
 * the move. Null if the move has completed none.
 */
export function fullTrick(
  layout: Layout,
  before: View,
  after: View,
): readonly (CardId | null)[] | null {
  const zone = layout.zones.find(([, kind]) => kind === 'card each')?.[0]
  const { last } = after
  if (!zone || !last) return null
  const was = before[zone] as readonly (CardId | null)[]
  const is = after[zone] as readonly (CardId | null)[]
  if (is.some((card) => card !== null) || was.every((card) => card === null)) return null
  const card = Object.values(last)
    .flatMap(cardsIn)
    .find((one) => layout.order.has(one))
  if (card === undefined || was[last.seat] !== null) return null
  return was.map((one, seat) => (seat === last.seat ? card : one))
}

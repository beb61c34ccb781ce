import { flightsBetween, type Flight } from '../../../shared/define-game/flights.ts'
import { cardsIn, type Layout } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { CardId, Seat } from '../../../shared/define-game/types.ts'

/** What a board draws of the time between two views. */
export interface Between {
  /** The motion key of the place that a new card comes from, by card. */
  readonly origins: ReadonlyMap<CardId, string>
  /** A trick that was completed and taken by the move, by seat, or null. */
  readonly trick: readonly (CardId | null)[] | null
  /** The seat that got cards from the table, to which they fly. */
  readonly collector: Seat | null
}

export const nothingBetween: Between = { origins: new Map(), trick: null, collector: null }

export function betweenViews(layout: Layout, before: View, after: View): Between {
  const flights = flightsBetween(layout, before, after)
  const origins = new Map<CardId, string>()
  for (const { card, from } of flights)
    if (card !== null && !origins.has(card)) origins.set(card, keyOf(layout, from))
  const trick = fullTrick(layout, before, after)
  // In a new deal no card flies. The card that completed the trick still came from its player.
  const { last } = after
  if (trick && last) {
    const card = trick[last.seat]
    if (card) origins.set(card, `seat-${last.seat}`)
  }
  return { origins, trick, collector: collectorOf(flights, after) }
}

function keyOf(layout: Layout, { zone, seat }: Flight['from']): string {
  if (seat !== null) return `seat-${seat}`
  return layout.hidden.includes(zone) ? 'deck' : `zone-${zone}`
}

/** Returns the seat that took a trick, or that took open cards into the hand. */
function collectorOf(flights: readonly Flight[], { seat }: View): Seat | null {
  const taken =
    flights.find(({ phase, to }) => phase === 1 && to.seat !== null) ??
    flights.find(({ from, to }) => from.seat === null && to.seat !== null && to.seat !== seat)
  return taken?.to.seat ?? null
}

/**
 * Returns the trick that the last move completed, if the table already took it away: the view
 * before the move, with the card of the move.
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

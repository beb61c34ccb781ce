import { cardsIn, type Layout } from './layout.ts'
import type { CardId, Seat } from './types.ts'
import type { View } from './state.ts'

/** A place of cards: a zone, and the seat if the zone has a pile for each seat. */
export interface Spot {
  readonly zone: string
  readonly seat: Seat | null
}
/** One card that moved between two views. `card` is null if this viewer does not see it. */
export interface Flight {
  readonly card: CardId | null
  readonly from: Spot
  readonly to: Spot
  /** The order of the animations: cards of phase 1 start to move when all cards of phase 0 have arrived. */
  readonly phase: 0 | 1
}
export type Moment =
  | { readonly name: 'deal' }
  | { readonly name: 'move'; readonly seat: Seat; readonly do: string }
  | { readonly name: 'trick'; readonly to: Spot }
  | { readonly name: 'over' }

/** Returns the events between two views of one viewer, for animations, sounds and screen readers. */
export function momentsBetween(layout: Layout, before: View | null, after: View): Moment[] {
  if (!before) return [{ name: 'deal' }]
  const { last } = after
  const isMove = last !== null && !isSameMove(before, after)
  const moments: Moment[] = isMove ? [{ name: 'move', seat: last.seat, do: last.do }] : []
  const trick = flightsBetween(layout, before, after).find(({ phase }) => phase === 1)
  if (trick) moments.push({ name: 'trick', to: trick.to })
  if (after.deals > before.deals) moments.push({ name: 'deal' })
  if (after.isOver && !before.isOver) moments.push({ name: 'over' })
  return moments
}

/**
 * Returns the movements of cards between two views. For unseen cards, they follow from the number
 * of cards in each place. A card that completes a trick first moves to the trick, even if the same
 * move takes the trick. After a new deal the list is empty.
 */
export function flightsBetween(layout: Layout, before: View, after: View): Flight[] {
  if (after.deals !== before.deals) return []
  const was = spotsIn(layout, before)
  const is = spotsIn(layout, after)
  const flights: Flight[] = []
  const gains = countsIn(layout, before, after)
  for (const [card, to] of is) {
    const from = was.get(card) ?? unseenOrigin(gains, after)
    if (!from || isSameSpot(from, to)) continue
    flights.push({ card, from, to, phase: 0 })
    gains.add(from, was.has(card) ? 0 : 1)
    gains.add(to, is.has(card) && isCounted(layout, after, to) ? -1 : 0)
  }
  for (const [card, from] of was) {
    const to = is.has(card) ? undefined : gains.firstGainer()
    if (!to) continue
    flights.push({ card: null, from, to, phase: 0 })
    gains.add(to, -1)
  }
  for (const [from, to] of gains.rest()) flights.push({ card: null, from, to, phase: 0 })
  return throughTrick(layout, before, after, flights)
}

function throughTrick(layout: Layout, before: View, after: View, flights: Flight[]): Flight[] {
  const zone = layout.zones.find(([, kind]) => kind === 'card each')?.[0]
  const { last } = after
  if (!zone || !last || cardsIn(after[zone]).some((card) => card !== null)) return flights
  const taken = flights.find(({ from }) => from.zone === zone)
  if (!taken || cardsIn(before[zone]).every((card) => card === null)) return flights
  const played = flights.find(({ from, to }) => from.zone !== zone && isSameSpot(to, taken.to))
  return flights.flatMap((flight): Flight[] => {
    if (flight.from.zone === zone) return [{ ...flight, phase: 1 }]
    if (flight !== played) return [flight]
    const place: Spot = { zone, seat: last.seat }
    return [
      { ...flight, to: place },
      { ...flight, from: place, phase: 1 },
    ]
  })
}

/** Returns the place of each card that the viewer sees. */
function spotsIn(layout: Layout, view: View): Map<CardId, Spot> {
  const spots = new Map<CardId, Spot>()
  for (const [zone, kind] of layout.zones) {
    const shown = view.shown?.[zone]
    const content = shown ?? view[zone]
    if (content === undefined) continue
    const isPerSeat = kind === 'open each' || kind === 'card each' || (kind === 'own' && shown)
    if (isPerSeat)
      for (const [seat, cards] of (content as readonly unknown[]).entries())
        for (const card of cardsIn(cards)) spots.set(card, { zone, seat: seat as Seat })
    else {
      const seat = kind === 'own' ? view.seat : null
      for (const card of cardsIn(content)) spots.set(card, { zone, seat })
    }
  }
  return spots
}

/** Whether the viewer sees only the number of cards in a place. */
const isCounted = (layout: Layout, view: View, { zone, seat }: Spot): boolean =>
  !view.shown?.[zone] &&
  (layout.hidden.includes(zone) || (layout.own.includes(zone) && seat !== view.seat))

/**
 * For each place, the number of unseen cards that it has gained or lost. A card counts only if the
 * viewer does not see it move.
 */
class Gains {
  readonly #spots: { readonly spot: Spot; gain: number }[]
  constructor(spots: { spot: Spot; gain: number }[]) {
    this.#spots = spots
  }
  add(spot: Spot, gain: number): void {
    const found = this.#spots.find((one) => isSameSpot(one.spot, spot))
    if (found) found.gain += gain
  }
  /** Returns the places that lost cards. The places of the seat that moved come first. */
  losers(seat: Seat | null): Spot[] {
    return this.#spots
      .filter(({ gain }) => gain < 0)
      .map(({ spot }) => spot)
      .toSorted((one, other) => Number(other.seat === seat) - Number(one.seat === seat))
  }
  firstGainer(): Spot | undefined {
    return this.#spots.find(({ gain }) => gain > 0)?.spot
  }
  rest(): [Spot, Spot][] {
    const pairs: [Spot, Spot][] = []
    for (const to of this.#spots)
      while (to.gain > 0) {
        const from = this.#spots.find(({ gain }) => gain < 0)
        if (!from) break
        from.gain++
        to.gain--
        pairs.push([from.spot, to.spot])
      }
    return pairs
  }
}

function countsIn(layout: Layout, before: View, after: View): Gains {
  const gains: { spot: Spot; gain: number }[] = []
  for (const zone of layout.hidden)
    gains.push({
      spot: { zone, seat: null },
      gain: (after.left[zone] ?? 0) - (before.left[zone] ?? 0),
    })
  for (const zone of layout.own)
    for (const [seat, count] of (after.count[zone] ?? []).entries())
      if (seat !== after.seat)
        gains.push({
          spot: { zone, seat: seat as Seat },
          gain: count - (before.count[zone]?.[seat] ?? 0),
        })
  return new Gains(gains.filter(({ spot }) => isCounted(layout, after, spot)))
}

const unseenOrigin = (gains: Gains, { last }: View): Spot | undefined =>
  gains.losers(last?.seat ?? null)[0]

const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.zone === other.zone && one.seat === other.seat

/**
 * Whether no move was made between two views. A signal or a chat message, for example, also causes
 * a new view.
 */
const isSameMove = (before: View, after: View): boolean =>
  JSON.stringify([before.last, before.turn, before.count, before.left]) ===
  JSON.stringify([after.last, after.turn, after.count, after.left])

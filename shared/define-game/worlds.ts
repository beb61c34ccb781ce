import type { Viewer } from '../game/game.ts'
import type { Random } from '../deal/random.ts'
import { bitOf, isOpen, placesOf, type Place } from './knowledge.ts'
import { cardsIn, sortCards, type Layout } from './layout.ts'
import { diceFrom, newTable, type Dice, type Table } from './table.ts'
import type { CardId, Seat } from './types.ts'
import type { State, View } from './state.ts'

// Sampled deals. All cards that a viewer cannot see are dealt again, in accordance with the
// viewer's knowledge.

/** A place in which the viewer does not know all cards. Null stands for an unknown card. */
interface Gap {
  readonly zone: string
  readonly seat: Seat | null
  readonly cards: (CardId | null)[]
}
type CanHold = (gap: Gap, card: CardId) => boolean

/**
 * Fills the gaps with random cards. If a card cannot be in its place, it is exchanged with another
 * card or moved in a cycle of several cards. There is always a solution, because the real deal is
 * one.
 */
function fill(gaps: readonly Gap[], pool: readonly CardId[], dice: Dice, canHold: CanHold): void {
  const cards = dice.shuffled(pool)
  const slots = gaps.flatMap((gap) =>
    gap.cards.flatMap((card, at) => (card === null ? [{ gap, at }] : [])),
  )
  const fits = (slot: number, card: number): boolean =>
    canHold((slots[slot] as (typeof slots)[number]).gap, cards[card] as CardId)
  for (let slot = 0; slot < slots.length; slot++) {
    if (fits(slot, slot)) continue
    const chain = chainFrom(slot, slots.length, dice.below(slots.length), fits)
    // The card of each slot moves into the next slot, and the last card into the first slot.
    const moving = chain.map((at) => cards[at] as CardId)
    for (const [index, at] of chain.entries())
      cards[at] = moving[(index + chain.length - 1) % chain.length] as CardId
  }
  for (const [index, { gap, at }] of slots.entries()) gap.cards[at] = cards[index] as CardId
}

/**
 * Returns the shortest cycle of slots from `start` in which each card fits into the next slot
 * (breadth-first search).
 */
function chainFrom(
  start: number,
  slots: number,
  offset: number,
  fits: (slot: number, card: number) => boolean,
): readonly number[] {
  const cameFrom = new Map<number, number>([[start, -1]])
  const queue = [start]
  for (const card of queue) {
    if (card !== start && fits(start, card)) {
      const chain: number[] = []
      for (let at = card; at !== -1; at = cameFrom.get(at) ?? -1) chain.unshift(at)
      return chain
    }
    for (let count = 0; count < slots; count++) {
      const slot = (offset + count) % slots
      if (cameFrom.has(slot) || !fits(slot, card)) continue
      cameFrom.set(slot, card)
      queue.push(slot)
    }
  }
  return [start]
}

function excludes(excluded: State['excluded']): CanHold {
  const sets = new Map(
    Object.entries(excluded).map(([zone, lists]) => [zone, lists.map((cards) => new Set(cards))]),
  )
  return ({ zone, seat }, card) => seat === null || sets.get(zone)?.[seat]?.has(card) !== true
}

/** Returns a state that gives `viewer` the same view, with all hidden cards dealt again. */
export function redeal(layout: Layout, state: State, viewer: Viewer, random: Random): State {
  if (state.points !== null || viewer === 'afterwards') return { ...state, random }
  const bit = bitOf(viewer)
  const isSeen = ({ seenBy }: Place, card: CardId): boolean => {
    const know = seenBy | (state.knownBy[card] ?? 0)
    return viewer === 'open-hands' ? know > 0 : (know & bit) > 0
  }
  const dice = diceFrom(random)
  const pool: CardId[] = []
  const gaps = placesOf(layout, (zone) => state.zones[zone])
    .filter((place) => !isOpen(place))
    .map((place) => ({
      zone: place.zone,
      seat: place.seat,
      was: place.cards,
      cards: place.cards.map((card) => (isSeen(place, card) ? card : (pool.push(card), null))),
    }))
  fill(gaps, pool, dice, excludes(state.excluded))

  const knownBy: Record<string, number> = {}
  for (const [card, know] of Object.entries(state.knownBy))
    if (!pool.some((one) => String(one) === card)) knownBy[card] = know
  const zones: Record<string, State['zones'][string]> = { ...state.zones }
  for (const zone of layout.own) zones[zone] = []
  for (const { zone, seat, cards, was } of gaps) {
    if (seat !== null) keepPlaces(cards, was)
    // If another player knew the card that was at a place, this player also knows the card that replaces it.
    for (const [at, card] of cards.entries()) {
      const know = state.knownBy[was[at] ?? '']
      if (card !== null && know !== undefined) knownBy[card] = know
    }
    if (seat === null) zones[zone] = cards
    else (zones[zone] as CardId[][])[seat] = sortCards(layout, cards as CardId[])
  }
  return { ...state, zones, knownBy, random: dice.random() }
}

/**
 * If a hand gets a card again that it held before, moves the card back to its former index. What
 * other players knew about this index then stays true.
 */
function keepPlaces(cards: (CardId | null)[], was: readonly CardId[]): void {
  for (let at = 0; at < cards.length; at++)
    for (;;) {
      const card = cards[at] as CardId
      const before = was.indexOf(card)
      if (before < 0 || before === at) break
      cards[at] = cards[before] as CardId
      cards[before] = card
    }
}

/**
 * Returns a table for a simulated game: it matches `view`, and the cards that the viewer does not
 * know are dealt at random.
 */
export function worldOf(layout: Layout, view: View, options: unknown, dice: Dice): Table {
  const world = newTable(layout, view.seats, options, dice, null)
  world.dealer = view.dealer
  world.deals = view.deals
  world.turn = [...view.turn]
  world.out = [...view.out]
  world.isSimultaneous = view.isSimultaneous
  for (const name of [...layout.open, ...layout.facts]) world[name] = view[name]
  const gaps = gapsIn(layout, view)
  const gone = new Set(layout.open.flatMap((zone) => cardsIn(view[zone])))
  for (const { cards } of gaps) for (const card of cards) if (card !== null) gone.add(card)
  const pool = layout.game.cards.filter((card) => !gone.has(card))
  fill(gaps, pool, dice, excludes(view.excluded))
  for (const { zone, seat, cards } of gaps)
    if (seat === null) world[zone] = cards
    else (world[zone] as unknown[])[seat] = cards
  return world
}

function gapsIn(layout: Layout, { seat: me, count, left, known = [], ...view }: View): Gap[] {
  const gaps: Gap[] = [
    ...layout.own.flatMap((zone) =>
      (count[zone] ?? []).map((length, at): Gap => {
        const seat = at as Seat
        const cards = seat === me ? cardsIn(view[zone]) : unknown(length)
        return { zone, seat, cards }
      }),
    ),
    ...layout.hidden.map((zone): Gap => ({ zone, seat: null, cards: unknown(left[zone] ?? 0) })),
  ]
  for (const one of known) {
    const seat = 'seat' in one ? one.seat : null
    const gap = gaps.find((other) => other.zone === one.zone && other.seat === seat)
    if (gap) gap.cards['at' in one ? one.at : gap.cards.indexOf(null)] = one.card
  }
  return gaps
}

const unknown = (length: number): null[] => Array.from({ length }, () => null)

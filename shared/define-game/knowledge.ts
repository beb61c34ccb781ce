import type { Viewer } from '../game/game.ts'
import { cardsIn, cardZoneOf, sortCards, type Layout, type Move } from './layout.ts'
import { keepAble } from './moves.ts'
import { seatViewAt, type SeatView } from './seat-view.ts'
import type { State } from './state.ts'
import type { MoveObserver, Table } from './table.ts'
import type { CardId, Seat } from './types.ts'

// A set of viewers is a bit mask: bits 0 to 5 are the seats, and `spectator` is the bit for all
// spectators.
const spectator = 1 << 6
export const everyone = 2 * spectator - 1
export const bitOf = (viewer: Viewer): number =>
  typeof viewer === 'number' ? 1 << viewer : spectator

/**
 * A pile of cards, and the set of viewers who see it (`seenBy`). All piles of a zone that everyone
 * sees are combined in one `Place`.
 */
export interface Place {
  readonly zone: string
  readonly seat: Seat | null
  readonly cards: readonly CardId[]
  readonly seenBy: number
}

export function placesOf(layout: Layout, contentOf: (zone: string) => unknown): Place[] {
  return layout.zones.flatMap(([zone, kind]): Place[] => {
    const content = contentOf(zone)
    if (kind === 'own')
      return (content as CardId[][]).map((cards, seat) => ({
        zone,
        seat: seat as Seat,
        cards,
        seenBy: 1 << seat,
      }))
    const seenBy = kind === 'hidden' ? 0 : everyone
    return [{ zone, seat: null, cards: cardsIn(content), seenBy }]
  })
}
export const isOpen = ({ seenBy }: Place): boolean => seenBy === everyone
const nameOf = ({ zone, seat }: Place): string => `${zone}/${seat ?? ''}`

type KnownBy = State['knownBy']

/**
 * Returns all cards on the table whose place everyone knows: the cards in open zones, and cards
 * that were shown. Leaves out shown cards in the hands of players other than `mover`: who holds
 * them is public, but the mover may have passed them secretly.
 */
export function publicCards(
  layout: Layout,
  table: Table,
  knownBy: KnownBy,
  mover: Seat | null = null,
): Set<CardId> {
  const places = placesOf(layout, (zone) => table[zone])
  return new Set(
    places.flatMap((place) => {
      const isOwn = place.seat === null || place.seat === mover
      return place.cards.filter((card) => isOpen(place) || (isOwn && knownBy[card] === everyone))
    }),
  )
}

/** Returns the move as all players may see it. Null replaces each card that is not in `cards`. */
export const publicMove = (
  layout: Layout,
  seat: Seat,
  move: Move,
  cards: ReadonlySet<CardId>,
): NonNullable<State['last']> => {
  const seen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(seen)
    return cards.has(value as CardId) ? value : null
  }
  const fields = fieldsOf(layout, move).map(({ field, isCards }) => [
    field,
    isCards ? seen(move[field]) : move[field],
  ])
  return { seat, do: move.do, ...Object.fromEntries(fields) }
}

const fieldsOf = ({ game }: Layout, move: Move) =>
  Object.entries(game.moves[move.do]?.choose ?? {}).map(([field, rule]) => ({
    field,
    isCards: cardZoneOf(rule) !== null,
  }))

/** Returns the cards that a player has chosen for a move. */
const chosenCards = (layout: Layout, move: Move): readonly CardId[] =>
  fieldsOf(layout, move).flatMap(({ field, isCards }) => (isCards ? cardsIn(move[field]) : []))

/**
 * Returns, for each card, the viewers who know where the card is after a move. A viewer knows the
 * place of a card after seeing the card move there. If cards leave a place and a viewer cannot tell
 * which ones, this viewer can no longer locate the unseen cards that are left there. There are two
 * exceptions. If cards are drawn from the top of a hidden pile, all viewers know that the cards
 * below are left. And if all players pass cards, the last player to choose also receives cards in
 * the same move. These cards cannot be among the chosen ones, so viewers still know where they are.
 */
export function updateKnownBy(
  layout: Layout,
  before: State,
  table: Table,
  { mixed, shown }: MoveObserver,
  move: Move,
): KnownBy {
  const was = new Map<CardId, Place>()
  const cardsBefore = new Map<string, readonly CardId[]>()
  for (const place of placesOf(layout, (zone) => before.zones[zone])) {
    cardsBefore.set(nameOf(place), place.cards)
    for (const card of place.cards) was.set(card, place)
  }
  const knownBy = new Map<CardId, number>()
  const chosen = new Set(chosenCards(layout, move))
  // Both maps are keyed by the place that cards have left. `sure` contains the viewers who can name
  // all of these cards. `sureOfNew` ignores the cards that the player chose for the move.
  const sure = new Map<string, number>()
  const sureOfNew = new Map<string, number>()
  const isStill = (card: CardId, place: Place): boolean => {
    const from = was.get(card)
    return from !== undefined && nameOf(from) === nameOf(place)
  }
  const places = placesOf(layout, (zone) => table[zone])
  for (const place of places)
    for (const card of place.cards) {
      const from = was.get(card)
      const stays = isStill(card, place)
      const knew = stays ? (before.knownBy[card] ?? 0) : (from?.seenBy ?? 0)
      const know = shown.has(card) ? everyone : (mixed.has(card) ? 0 : knew) | place.seenBy
      knownBy.set(card, know)
      if (!from || stays) continue
      const name = nameOf(from)
      sure.set(name, (sure.get(name) ?? everyone) & know)
      if (!chosen.has(card)) sureOfNew.set(name, (sureOfNew.get(name) ?? everyone) & know)
    }
  const result: Record<string, number> = {}
  for (const place of places) {
    const isPrefix = place.cards.every((card, at) => card === cardsBefore.get(nameOf(place))?.[at])
    const isDrawnFrom = place.seenBy === 0 && isPrefix
    for (const card of place.cards) {
      const named = (isStill(card, place) ? sure : sureOfNew).get(nameOf(place)) ?? everyone
      const surely = isDrawnFrom ? everyone : named | place.seenBy
      const know = shown.has(card) ? everyone : (knownBy.get(card) ?? 0) & surely
      if (know !== place.seenBy) result[card] = know
    }
  }
  return result
}

/** Cards that a seat cannot hold in a zone. */
export interface Exclusion {
  readonly zone: string
  readonly cards: readonly CardId[]
}

/**
 * Returns the cards that a seat cannot hold, because it made this move. If it held one of them, a
 * clause of `ifAble` would have required another move, such as following suit. The result depends
 * only on what all players see. Null if the move excludes no card.
 */
export function findExclusion(table: Table, seat: Seat, move: Move): Exclusion | null {
  const excluded = concludeExclusion(table, seat, move)
  return excluded && isExclusionTrue(table, seat, excluded) ? excluded : null
}

/**
 * Returns whether the seat holds none of the cards. It holds some if a condition of the move looks at
 * the rest of the hand, which the conclusion leaves out.
 */
export const isExclusionTrue = (table: Table, seat: Seat, { zone, cards }: Exclusion): boolean =>
  !(table[zone] as CardId[][])[seat]?.some((card) => cards.includes(card))

/** Concludes from a move, as all players can, which cards the seat cannot hold. */
export function concludeExclusion(table: Table, seat: Seat, move: Move): Exclusion | null {
  const { layout } = table
  const rules = layout.game.moves[move.do]
  const [field, zone] =
    Object.entries(rules?.choose ?? {}).find(
      ([, rule]) => typeof rule === 'string' && layout.own.includes(rule),
    ) ?? []
  if (!rules?.ifAble || !field || typeof zone !== 'string') return null
  const chosen = move[field] as CardId
  const unseen = placesOf(layout, (name) => table[name]).flatMap((place) =>
    isOpen(place) ? [] : place.cards,
  )
  // Leave out the rest of the hand, which other players do not know.
  const seen: SeatView = seatViewAt(table, seat)
  for (const own of layout.own) seen[own] = []
  const cards = unseen.filter((card) => {
    if (card === chosen) return false
    seen[zone] = [chosen, card]
    const other: Move = { ...move, [field]: card }
    const isForbidden = Object.values(rules.forbids ?? {}).some((forbids) => forbids(seen, other))
    return !isForbidden && !keepAble(rules, seen, [move, other]).includes(move)
  })
  return cards.length > 0 ? { zone, cards } : null
}

/**
 * Returns the cards that each seat cannot hold after a move. Once a seat has received unseen
 * cards, it can hold any card again.
 */
export function updateExclusions(
  layout: Layout,
  before: State,
  table: Table,
  knownBy: KnownBy,
  news: (Exclusion & { readonly seat: Seat }) | null,
): State['excluded'] {
  const excluded: Record<string, readonly (readonly CardId[])[]> = {}
  const gone = publicCards(layout, table, {})
  for (const zone of layout.own) {
    const was = before.excluded[zone]
    const isNews = news?.zone === zone
    if (!was && !isNews) continue
    const piles = table[zone] as CardId[][]
    const lists = piles.map((pile, at) => {
      const held = (before.zones[zone] as CardId[][])[at] ?? []
      const gained = pile.filter((card) => !held.includes(card))
      const old = gained.some((card) => knownBy[card] !== everyone) ? [] : (was?.[at] ?? [])
      const all = isNews && news.seat === at ? [...new Set([...old, ...news.cards])] : [...old]
      return sortCards(
        layout,
        all.filter((card) => !gone.has(card) && !gained.includes(card)),
      )
    })
    if (lists.some(({ length }) => length > 0)) excluded[zone] = lists
  }
  return excluded
}

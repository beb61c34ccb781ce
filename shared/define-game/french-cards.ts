import { withoutPrimes } from './own-cards.ts'
import type { PerSeat, Seat } from './types.ts'

// The pack of 52 cards, and functions for games with tricks or melds.

export const suits = ['♣', '♦', '♠', '♥'] as const
export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Suit = (typeof suits)[number]
export type Rank = (typeof ranks)[number]
export type Card = `${Rank}${Suit}`

interface Face {
  readonly suit: Suit
  readonly rank: Rank
  readonly height: number
}
const faces = new Map<string, Face>(
  suits.flatMap((suit) =>
    ranks.map((rank, height): [Card, Face] => [`${rank}${suit}`, { suit, rank, height }]),
  ),
)

/** Returns a pack of 52 cards, or of only the 36 or 32 highest ones. */
export const frenchPack = (size: 32 | 36 | 52 = 52): readonly Card[] =>
  ([...faces.keys()] as Card[]).filter((card) => heightOf(card) >= 13 - size / 4)

// A card or an empty place. An empty place and a joker have no suit and no rank, and are lower than
// every card.
type Place = Card | `★${number}` | null | undefined

export const suitOf = (card: Place): Suit | null => faceOf(card)?.suit ?? null
export const rankOf = (card: Place): Rank | null => faceOf(card)?.rank ?? null
/**
 * Returns the height of a card: 0 for a two, up to 12 for an ace. Returns -1 without a card or for
 * a joker.
 */
export const heightOf = (card: Place): number => faceOf(card)?.height ?? -1
export function faceOf(card: unknown): Face | null {
  const face = faces.get(card as string)
  if (face) return face
  // Only the name of a copy, such as `7♣′`, needs a second look-up. Bots call this function
  // thousands of times for empty places, so all other values return null quickly.
  const isCopy = typeof card === 'string' && card.endsWith('′')
  return (isCopy && faces.get(withoutPrimes(card))) || null
}

/** Returns whether a card has the suit of the card that was led, or no card was led yet. */
export const follows = (card: Place, led: Place): boolean => !led || suitOf(card) === suitOf(led)

/**
 * Returns the seat that takes a trick: the one with the highest trump. Without trumps in the trick,
 * it is the seat with the highest card of the suit that was led.
 */
export function trickWinner(trick: PerSeat<Card | null>, leader: Seat, trump?: Suit | null): Seat {
  let best = leader
  for (let at = 0; at < trick.length; at++) {
    const seat = at as Seat
    const [card, highest] = [faceOf(trick[seat]), faceOf(trick[best])]
    if (!card || !highest) continue
    if (card.suit === highest.suit ? card.height > highest.height : card.suit === trump) best = seat
  }
  return best
}

/** Returns a function that finds all groups of `least` to `most` cards of the same rank. */
export const sameRank =
  (least: number, most = least) =>
  (cards: readonly Card[]): Card[][] =>
    ranks.flatMap((rank) => {
      const alike = cards.filter((card) => rankOf(card) === rank)
      return subsets(alike).filter(({ length }) => length >= least && length <= most)
    })

/** Returns a function that finds all runs of at least `least` cards of one suit. The ace is low. */
export const runs =
  (least: number) =>
  (cards: readonly Card[]): Card[][] =>
    suits.flatMap((suit) => {
      const held = cards.filter((card) => suitOf(card) === suit)
      const inSuit = lowAce.map((rank) => held.find((card) => rankOf(card) === rank))
      return inSuit.flatMap((_, from) => {
        const gap = inSuit.findIndex((card, at) => at >= from && card === undefined)
        const longest = inSuit.slice(from, gap < 0 ? inSuit.length : gap) as Card[]
        return longest.flatMap((__, end) => (end + 1 >= least ? [longest.slice(0, end + 1)] : []))
      })
    })

/** Finds all melds of rummy: three or four cards of a rank, or a run of three or more. */
export const melds = (cards: readonly Card[]): Card[][] => [
  ...sameRank(3, 4)(cards),
  ...runs(3)(cards),
]
export const isMeld = (cards: readonly Card[]): boolean =>
  melds(cards).some(({ length }) => length === cards.length)

const lowAce: readonly Rank[] = ['A', ...ranks.slice(0, -1)]
const subsets = (cards: readonly Card[]): Card[][] =>
  cards.reduce<Card[][]>((sets, card) => sets.concat(sets.map((set) => [...set, card])), [[]])

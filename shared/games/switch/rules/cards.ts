// Black and red suits alternate, so that they are easy to tell apart in a sorted hand.
export const suits = ['clubs', 'diamonds', 'spades', 'hearts'] as const
export type Suit = (typeof suits)[number]
export const isSuit = (name: string): name is Suit => suits.some((suit) => suit === name)

export const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof ranks)[number]

/**
 * A card: 13 times the index of its suit, plus the index of its rank. All jokers have the same
 * number.
 */
export type Card = number
export const joker: Card = 52

const colours = ['red', 'black'] as const
type Colour = (typeof colours)[number]

/** The cards that a setting of the rules applies to: a rank, one colour of a rank, the jokers, or none. */
export type Kind = 'none' | 'joker' | Rank | `${Rank}-${Colour}`
export const kinds: readonly Kind[] = [
  'none',
  'joker',
  ...ranks,
  ...ranks.flatMap((rank) => colours.map((colour) => `${rank}-${colour}` as const)),
]

export const suitOf = (card: Card): Suit | null => suits[Math.floor(card / ranks.length)] ?? null

export const rankOf = (card: Card): Rank | 'joker' =>
  card === joker ? 'joker' : (ranks[card % ranks.length] ?? 'joker')

export const colourOf = (suit: Suit): Colour =>
  suit === 'diamonds' || suit === 'hearts' ? 'red' : 'black'

export const cardOf = (rank: Rank, suit: Suit): Card =>
  suits.indexOf(suit) * ranks.length + ranks.indexOf(rank)

/** Returns the rank of a kind, without its colour. */
export const rankIn = (kind: Kind): Rank | 'joker' | 'none' =>
  kind.split('-')[0] as Rank | 'joker' | 'none'

export function isOf(kind: Kind, card: Card): boolean {
  const suit = suitOf(card)
  return kind === rankOf(card) || (suit !== null && kind === `${rankOf(card)}-${colourOf(suit)}`)
}

/** Returns the ranks of a pack with `size` cards: the highest ones. */
export const ranksOfPack = (size: number): readonly Rank[] =>
  ranks.slice(ranks.length - size / suits.length)

export function cardsOfPack(size: number, jokers: number): readonly Card[] {
  const suited = suits.flatMap((suit) => ranksOfPack(size).map((rank) => cardOf(rank, suit)))
  return [...suited, ...Array.from({ length: jokers }, () => joker)]
}

export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b)

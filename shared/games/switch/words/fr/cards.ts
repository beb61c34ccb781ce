import { rankOf, suitOf, type Card, type Kind, type Rank, type Suit } from '../../rules/cards.ts'

export const suits: Readonly<Record<Suit, string>> = {
  clubs: 'trèfle',
  diamonds: 'carreau',
  spades: 'pique',
  hearts: 'cœur',
}

type Anyhow = Rank | 'joker'

const named: Partial<Record<Anyhow, string>> = {
  J: 'valet',
  Q: 'dame',
  K: 'roi',
  A: 'as',
  joker: 'joker',
}
const nameOf = (rank: Anyhow): string => named[rank] ?? rank

/** « 9 », « valets » */
export const many = (rank: Anyhow): string =>
  rank === 'A' || !(rank in named) ? nameOf(rank) : `${nameOf(rank)}s`

/** « 7 de cœur » */
export function cardName(card: Card): string {
  const suit = suitOf(card)
  const rank = nameOf(rankOf(card))
  return suit === null ? rank : `${rank} de ${suits[suit]}`
}

/** « le 7 de cœur » */
export function theCard(card: Card): string {
  const rank = rankOf(card)
  if (rank === 'joker') return 'un joker'
  return `${rank === 'A' ? 'l’' : rank === 'Q' ? 'la ' : 'le '}${cardName(card)}`
}

/** « un valet rouge » */
export const aKind = (kind: Kind): string =>
  `${kind.startsWith('Q') ? 'une' : 'un'} ${kindName(kind)}`

/** « valet rouge » */
export function kindName(kind: Kind): string {
  if (kind === 'none') return 'aucune'
  const [rank, colour] = kind.split('-') as [Anyhow, string?]
  const adjective = colour === 'red' ? 'rouge' : rank === 'Q' ? 'noire' : 'noir'
  return colour === undefined ? nameOf(rank) : `${nameOf(rank)} ${adjective}`
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const numbers = 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** As a word, as far as words are short. */
export const number = (count: number): string => numbers[count] ?? String(count)

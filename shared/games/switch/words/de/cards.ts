import { rankOf, suitOf, type Card, type Kind, type Rank, type Suit } from '../../rules/cards.ts'

export const suits: Readonly<Record<Suit, string>> = {
  clubs: 'Kreuz',
  diamonds: 'Karo',
  spades: 'Pik',
  hearts: 'Herz',
}

type Anyhow = Rank | 'joker'

const named: Partial<Record<Anyhow, string>> = {
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
  A: 'Ass',
  joker: 'Joker',
}
const nameOf = (rank: Anyhow): string => named[rank] ?? rank

/** „9er“, „Buben“ */
export function many(rank: Anyhow): string {
  const plurals: typeof named = { J: 'Buben', Q: 'Damen', K: 'Könige', A: 'Asse', joker: 'Joker' }
  return plurals[rank] ?? `${rank}er`
}

/** „Herz-7“ */
export function cardName(card: Card): string {
  const suit = suitOf(card)
  const rank = nameOf(rankOf(card))
  return suit === null ? rank : `${suits[suit]}-${rank}`
}

/** Whom?: „die Herz-7“, „den Herz-Buben“ */
export function theCard(card: Card): string {
  const suit = suitOf(card)
  if (suit === null) return 'einen Joker'
  const rank = rankOf(card)
  const article = isMale(rank) ? 'den' : rank === 'A' ? 'das' : 'die'
  return `${article} ${suits[suit]}-${rank === 'J' ? 'Buben' : nameOf(rank)}`
}

/** Who?: „ein roter Bube“ */
export function aKind(kind: Kind): string {
  const [rank, colour] = partsOf(kind)
  const article = isMale(rank) || rank === 'A' ? 'ein' : 'eine'
  const ending = isMale(rank) ? 'er' : rank === 'A' ? 'es' : 'e'
  return `${article} ${colour && `${colour}${ending} `}${nameOf(rank)}`
}

/** Whom?: „einen roten Buben“ */
export function toAKind(kind: Kind): string {
  const [rank, colour] = partsOf(kind)
  if (!isMale(rank)) return aKind(kind)
  return `einen ${colour && `${colour}en `}${rank === 'J' ? 'Buben' : nameOf(rank)}`
}

/** „roter Bube“ */
export const kindName = (kind: Kind): string =>
  kind === 'none' ? 'keine' : aKind(kind).replace(/^eine? /, '')

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const isMale = (rank: Anyhow): boolean => rank === 'J' || rank === 'K' || rank === 'joker'

function partsOf(kind: Kind): readonly [Anyhow, '' | 'rot' | 'schwarz'] {
  const [rank, colour] = kind.split('-') as [Anyhow, string?]
  return [rank, colour === 'red' ? 'rot' : colour === 'black' ? 'schwarz' : '']
}

const numbers = 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** As a word, as far as words are short. */
export const number = (count: number): string => numbers[count] ?? String(count)

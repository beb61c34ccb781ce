import { rankOf, suitOf, type Card, type Kind, type Rank, type Suit } from '../../rules/cards.ts'

export const suits: Readonly<Record<Suit, string>> = {
  clubs: 'clubs',
  diamonds: 'diamonds',
  spades: 'spades',
  hearts: 'hearts',
}

export const ranks: Readonly<Record<Rank | 'joker', string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  joker: 'joker',
}

export const many = (rank: Rank | 'joker'): string => ranks[rank] + (rank === '6' ? 'es' : 's')

/** “seven of hearts” */
export function cardName(card: Card): string {
  const suit = suitOf(card)
  const rank = ranks[rankOf(card)]
  return suit === null ? rank : `${rank} of ${suits[suit]}`
}

export const theCard = (card: Card): string =>
  suitOf(card) === null ? 'a joker' : `the ${cardName(card)}`

/** “a red jack” */
export function aKind(kind: Kind): string {
  const name = kindName(kind)
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`
}

export function kindName(kind: Kind): string {
  if (kind === 'none') return 'none'
  const [rank, colour] = kind.split('-') as [Rank, string?]
  return colour === undefined ? ranks[rank] : `${colour} ${ranks[rank]}`
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const numbers = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** As a word, as far as words are short. */
export const number = (count: number): string => numbers[count] ?? String(count)

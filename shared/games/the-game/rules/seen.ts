import type { Card, View } from './state.ts'

const cardsInDigit = 4
/** The maximum number of hexadecimal digits, for the cards up to 99. */
const mostDigits = 25
const digits = '0123456789abcdef'

type Piles = readonly (readonly Card[])[]

/** A cache of the encoded text, because all viewers get the same text after every move. */
const known = new WeakMap<Piles, string>()

/** Encodes the played cards as bits in hexadecimal. The last digit holds the cards 0 to 3. */
export function encodeSeen(piles: Piles): string {
  const seen = known.get(piles) ?? encode(piles)
  known.set(piles, seen)
  return seen
}

function encode(piles: Piles): string {
  const lowestFirst = new Uint8Array(mostDigits)
  let highest = 0
  for (const cards of piles)
    for (const card of cards) {
      const at = Math.floor(card / cardsInDigit)
      lowestFirst[at] = (lowestFirst[at] ?? 0) | (1 << (card % cardsInDigit))
      highest = Math.max(highest, at)
    }
  let text = ''
  for (let at = highest; at >= 0; at--) text += digits.charAt(lowestFirst[at] ?? 0)
  return text
}

/** Returns whether a card is on one of the piles. */
export function hasSeen({ seen }: Pick<View, 'seen'>, card: Card): boolean {
  const digit = seen.charAt(seen.length - 1 - Math.floor(card / cardsInDigit))
  return ((Number.parseInt(digit || '0', 16) >> (card % cardsInDigit)) & 1) === 1
}

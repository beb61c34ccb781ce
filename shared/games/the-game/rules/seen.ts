import type { Card, View } from './state.ts'

/** The cards that lie, as bits in hexadecimal. */
export function encodeSeen(cards: readonly Card[]): string {
  let bits = 0n
  for (const card of cards) bits |= 1n << BigInt(card)
  return bits.toString(16)
}

/** Whether a card lies on one of the piles. */
export const hasSeen = ({ seen }: Pick<View, 'seen'>, card: Card): boolean =>
  ((BigInt(`0x${seen}`) >> BigInt(card)) & 1n) === 1n

import type { Card, View } from './state.ts'

/** Whether a card lies on one of the piles. */
export const hasSeen = ({ seen }: Pick<View, 'seen'>, card: Card): boolean =>
  ((BigInt(`0x${seen}`) >> BigInt(card)) & 1n) === 1n

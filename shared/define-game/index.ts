// Everything that the file of a single-file game can import.

export { defineGame } from './define-game.ts'
export { each, firstSeat, listOf, noNumber, noSeat, numbers, oneOf } from './facts.ts'
export {
  copies,
  isJoker,
  jokers,
  markOf,
  marks,
  numberOf,
  own,
  plain,
  textOf,
} from './own-cards.ts'
export type { Mark } from './own-cards.ts'
export { clear, combinations, holderOf, move, present, remove, sum, take } from './piles.ts'
export type { PerSeat, Seat } from './types.ts'

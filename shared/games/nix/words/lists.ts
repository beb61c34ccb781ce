import { joker, type Card } from '../rules/state.ts'

/** Returns cards by rank, with the joker last: “5-6-joker”. */
export const namedCards = (cards: readonly Card[], jokerIs: string): string =>
  cards
    .toSorted((a, b) => Number(a === joker) - Number(b === joker) || a - b)
    .map((card) => (card === joker ? jokerIs : card))
    .join('-')

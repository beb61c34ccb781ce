import { joker, type Card } from '../rules/state.ts'

/** Returns cards by rank, with the joker last: “5-6-joker”. */
export const namedCards = (cards: readonly Card[], jokerIs: string): string =>
  cards
    .toSorted((a, b) => Number(a === joker) - Number(b === joker) || a - b)
    .map((card) => (card === joker ? jokerIs : card))
    .join('-')

/** Returns names as a list: “Anna, Ben and Kim”. */
export const together = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

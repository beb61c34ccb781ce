import type { Tip } from '../../../../game/words.ts'

/** What the symbols of the board mean. */
export const tips = {
  clockwise: {
    name: 'Clockwise',
    says: 'The turn goes to the next player on the left. Some cards turn it round.',
  },
  anticlockwise: {
    name: 'Anticlockwise',
    says: 'The turn goes to the next player on the right. Some cards turn it round.',
  },
  'rounds-won': {
    name: 'Rounds won',
    says: 'Each gold bead is a round won. Whoever has won enough of them wins the game.',
  },
  points: {
    name: 'Points',
    says: 'Whoever wins a round gets points for the cards that the others still hold.',
  },
  place: { name: 'Place', says: 'The place they came in.' },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

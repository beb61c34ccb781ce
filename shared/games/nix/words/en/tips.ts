import type { Tip } from '../../../../game/words.ts'

/** What the symbols of the board mean. */
export const tips = {
  points: {
    name: 'Points',
    says: 'Those of the deals before, and what the chips on the board are worth now.',
  },
  mine: {
    name: 'Your points and chips',
    says: 'The number counts the deals before, and what your chips are worth now. The chip with the ring counts double.',
  },
  chips: {
    name: 'Chips left',
    says: 'One is laid with every combination. The one with the ring is the super-chip: it counts double.',
  },
  egon: {
    name: 'EGON',
    says: 'Nobody plays him. He turns over cards from the pile, and lays the best combination among them.',
  },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

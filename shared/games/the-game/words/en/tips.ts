import type { Tip } from '../../../../game/words.ts'

/** What the symbols of the board mean. */
export const tips = {
  ascending: {
    name: 'Ascending pile',
    says: 'Here the numbers go up. A card that is exactly ten lower may be laid, too.',
  },
  descending: {
    name: 'Descending pile',
    says: 'Here the numbers go down. A card that is exactly ten higher may be laid, too.',
  },
  owed: {
    name: 'Cards of this turn',
    says: 'What you have laid in this turn. Each question mark is a card that is still to come.',
  },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

import type { Tip } from '../../../../game/words.ts'

/** What the symbols of the board mean. */
export const tips = {
  trio: {
    name: 'Cards on the table',
    says: 'Played last: first the open ones, then the hidden ones. Nobody knows the hidden ones.',
  },
  ladder: {
    name: 'What may be laid',
    says: 'The light numbers may be laid. The black one lies on the pile.',
  },
  place: { name: 'Place', says: 'The place they came in.' },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

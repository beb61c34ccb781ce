import type { Pitch } from '../../game/words.ts'

/** What makes somebody choose a game, by its id. The landing page shows them before it loads anything of a game. */
export const pitches = {
  'the-game': {
    word: 'together',
    sentence:
      'Lay 98 cards on four piles without naming a number: you win together or lose together.',
  },
  nix: {
    word: 'pushy',
    sentence:
      'Lay the best cards, push your chip onto the board, and somebody else off it. No hard feelings!',
  },
  'high-low': {
    word: 'cunning',
    sentence:
      'Always higher, until it turns: lay your hand, then three open cards, then three that even you have not seen.',
  },
  switch: {
    word: 'quick',
    sentence:
      'Match the suit or the rank, lay your cards before the others do, and say “Switch” before the last one.',
  },
} satisfies Readonly<Record<string, Pitch>>

export type Pitches = Readonly<Record<keyof typeof pitches, Pitch>>

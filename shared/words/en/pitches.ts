import type { Pitch } from '../../game/words.ts'

/** A short pitch for each game, by its id. The landing page shows them before it loads a game. */
export const pitches = {
  'the-game': {
    word: 'together',
    sentence:
      'Play 98 cards on four piles without naming a number: you win together or lose together.',
  },
  nix: {
    word: 'pushy',
    sentence:
      'Play the best cards, push your chip onto the board and someone else’s off it. No hard feelings!',
  },
  'high-low': {
    word: 'cunning',
    sentence:
      'Always higher, until it turns: play your hand, then three face-up cards, then three that even you haven’t seen.',
  },
  switch: {
    word: 'quick',
    sentence:
      'Match the suit or the rank, play your cards before the others do, and say “Switch” before the last one.',
  },
  hearts: {
    word: 'sly',
    sentence: 'Take no hearts and beware of the black queen, or take them all.',
  },
  'oh-hell': {
    word: 'exact',
    sentence: 'Say how many tricks you will take. Exactly that many.',
  },
  'thirty-one': {
    word: 'brisk',
    sentence: 'Swap until three cards make 31, and knock first.',
  },
} satisfies Readonly<Record<string, Pitch>>

export type Pitches = Readonly<Record<keyof typeof pitches, Pitch>>

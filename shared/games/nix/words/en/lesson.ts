import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  pair: {
    title: 'A chip for your cards',
    text: 'Lay cards that fit a row, and your chip comes in at the left. Tap the row “pair”, then the button.',
  },
  push: {
    title: 'Push!',
    text: 'The other player laid a pair, too: your chip moved on by one, to a better field. Whoever is pushed off the end is out.',
  },
  run: {
    title: 'A run of three',
    text: 'Rarer combinations are worth more. Tap “run of three”, then the button.',
  },
  superChip: {
    title: 'The super-chip',
    text: 'Once a deal you may lay your super-chip: it counts double.',
  },
  score: {
    title: 'Five rounds, four deals',
    text: 'After five rounds each chip counts what its field says. After four deals, whoever has the most points wins.',
  },
} satisfies LessonWords

import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  climb: {
    title: 'Two piles go up',
    text: 'You win together when all 98 cards are played. Low cards go on an ascending pile: tap the 4, then the lit pile.',
  },
  sink: {
    title: 'Two piles go down',
    text: 'High cards go on a descending pile, always lower. Tap the 98, then the lit pile.',
  },
  end: {
    title: 'Two cards a turn',
    text: 'At least two cards a turn. Then end it, and you draw new ones.',
  },
  tenBack: {
    title: 'Ten back',
    text: 'Your friend had to jump to 30. But your 20 is exactly ten lower: it may go on the ascending pile all the same, and makes room. Tap the 20, then the pile.',
  },
  signals: {
    title: 'No numbers, please',
    text: 'Nobody may name a card. But the bubble at a pile says “please not here”, and everybody sees it. That is all: play!',
  },
} satisfies LessonWords

import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  climb: {
    title: 'Two piles climb',
    text: 'You win together when all 98 cards lie. Low cards go on a climbing pile: tap the 4, then the lit pile.',
  },
  sink: {
    title: 'Two piles sink',
    text: 'High cards go on a sinking pile, always lower. Tap the 98, then the lit pile.',
  },
  end: {
    title: 'Two cards a turn',
    text: 'At least two cards a turn. Then end it, and you draw new ones.',
  },
  tenBack: {
    title: 'Ten back',
    text: 'Your friend had to jump to 30. But your 20 is exactly ten lower: it goes on a climbing pile all the same, and wins room. Tap the 20, then the pile.',
  },
  signals: {
    title: 'No numbers, please',
    text: 'Nobody may name a card. But the bubble at a pile says “please not here”, and everybody sees it. That is all: play!',
  },
} satisfies LessonWords

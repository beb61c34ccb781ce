import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  ready: {
    title: 'Three cards for later',
    text: 'Three open cards lie before you, with three hidden ones below: they come last. You may exchange them with your hand. These are fine: say ready.',
  },
  higher: {
    title: 'Always higher',
    text: 'Each card must be higher than the one on the pile. Begin low: tap the 4, then the button.',
  },
  ghost: {
    title: 'The ghost',
    text: 'A 3 fits on everything and hides nothing: the next one still has to beat the 5. Tap it, then the button.',
  },
  take: {
    title: 'Or take the pile',
    text: 'If nothing you hold beats the pile, you take all of it. A 2 starts afresh, and a 10 clears the pile away.',
  },
  table: {
    title: 'Get rid of everything',
    text: 'When your hand and the draw pile are empty, you play the open cards, then the hidden ones. Whoever is first without a card wins.',
  },
} satisfies LessonWords

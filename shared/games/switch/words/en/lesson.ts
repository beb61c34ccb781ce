import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  match: {
    title: 'Same suit or same rank',
    text: 'Lay a card that has the suit or the rank of the one on top. Tap the 4 of diamonds, then the button.',
  },
  passOn: {
    title: 'Pass it on',
    text: 'Somebody laid a 2: you would draw two. Your own 2 makes it four, and it goes to the next. Tap it, then the button.',
  },
  wish: {
    title: 'Wish for a suit',
    text: 'With an ace you wish for what comes next. Tap it, and wish for the suit that you have most of.',
  },
  call: {
    title: 'Never forget to say it',
    text: 'Before you lay your last card but one, tap “Switch!”. Forget it, and you draw. Whoever has no card left wins the round.',
  },
} satisfies LessonWords

import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  pair: {
    title: 'Ein Chip für deine Karten',
    text: 'Leg Karten, die zu einer Reihe passen, und dein Chip kommt links hinein. Tipp auf die Reihe „Zwilling“, dann auf den Knopf.',
  },
  push: {
    title: 'Geschubst!',
    text: 'Dein Gegenüber hat auch einen Zwilling gelegt: Dein Chip ist um eins weitergerückt, auf ein besseres Feld. Wer am Ende hinausfällt, ist weg.',
  },
  run: {
    title: 'Eine 3er-Straße',
    text: 'Seltenere Kombinationen zählen mehr. Tipp auf die 3er-Straße, dann auf den Knopf.',
  },
  superChip: {
    title: 'Der Super-Chip',
    text: 'Einmal je Durchgang darfst du deinen Super-Chip legen: Er zählt doppelt.',
  },
  score: {
    title: 'Fünf Runden, vier Durchgänge',
    text: 'Nach fünf Runden zählt jeder Chip, was auf seinem Feld steht. Nach vier Durchgängen gewinnt, wer die meisten Punkte hat.',
  },
} satisfies LessonWords

import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  match: {
    title: 'Gleiche Farbe, gleicher Wert',
    text: 'Leg eine Karte, die in Farbe oder Wert zur obersten passt. Tipp auf die Karo 4, dann auf den Knopf.',
  },
  passOn: {
    title: 'Gib es weiter',
    text: 'Jemand hat eine 2 gelegt: Du müsstest zwei ziehen. Deine 2 macht vier daraus, und die gehen an den Nächsten. Tipp auf sie, dann auf den Knopf.',
  },
  wish: {
    title: 'Wünsch dir was',
    text: 'Mit einem Ass wünschst du dir, was kommt. Tipp auf das Ass und wünsch dir die Farbe, von der du am meisten hast.',
  },
  call: {
    title: 'Vergiss es nie',
    text: 'Bevor du die vorletzte Karte legst, tipp auf „Switch!“. Wer es vergisst, zieht. Wer keine Karte mehr hat, gewinnt die Runde.',
  },
} satisfies LessonWords

import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  ready: {
    title: 'Drei Karten für später',
    text: 'Vor dir liegen drei offene Karten, darunter drei verdeckte: Die kommen zuletzt. Du darfst sie mit der Hand tauschen. Diese sind gut: Sag bereit.',
  },
  higher: {
    title: 'Immer höher',
    text: 'Jede Karte muss höher sein als die auf dem Stapel. Fang niedrig an: Tipp auf die 4, dann auf den Knopf.',
  },
  ghost: {
    title: 'Der Geist',
    text: 'Eine 3 passt auf alles und verdeckt nichts: Die nächste muss trotzdem die 5 schlagen. Tipp auf sie, dann auf den Knopf.',
  },
  take: {
    title: 'Oder nimm den Stapel',
    text: 'Schlägt keine deiner Karten den Stapel, nimmst du ihn ganz. Eine 2 fängt neu an, und eine 10 räumt den Stapel ab.',
  },
  table: {
    title: 'Werde alles los',
    text: 'Sind Hand und Nachziehstapel leer, spielst du die offenen Karten, dann die verdeckten. Wer zuerst keine Karte mehr hat, gewinnt.',
  },
} satisfies LessonWords

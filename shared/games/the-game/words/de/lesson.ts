import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  climb: {
    title: 'Zwei Stapel gehen aufwärts',
    text: 'Ihr gewinnt gemeinsam, wenn alle 98 Karten gespielt sind. Niedrige Karten kommen auf einen aufsteigenden Stapel: Tipp auf die 4, dann auf den hellen Stapel.',
  },
  sink: {
    title: 'Zwei Stapel gehen abwärts',
    text: 'Hohe Karten kommen auf einen absteigenden Stapel, immer niedriger. Tipp auf die 98, dann auf den hellen Stapel.',
  },
  end: {
    title: 'Zwei Karten im Zug',
    text: 'In jedem Zug mindestens zwei Karten. Dann beendest du ihn und ziehst nach.',
  },
  tenBack: {
    title: 'Zehn zurück',
    text: 'Dein Mitspieler musste auf 30 springen. Deine 20 ist aber genau zehn niedriger: Sie darf trotzdem auf den aufsteigenden Stapel und schafft Platz. Tipp auf die 20, dann auf den Stapel.',
  },
  signals: {
    title: 'Bitte keine Zahlen',
    text: 'Niemand nennt eine Karte. Aber mit der Sprechblase am Stapel sagst du „Hier bitte nicht“, und alle sehen es. Das ist alles: Viel Spaß!',
  },
} satisfies LessonWords

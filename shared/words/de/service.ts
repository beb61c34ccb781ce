import type { ServiceWords } from '../words.ts'

export const de: ServiceWords = {
  moment: 'Einen Moment, bitte.',
  error: {
    what: 'Hier ist etwas schiefgegangen.',
    next: 'Nichts ist verloren. Lade die Seite gleich noch einmal.',
    number: (id) => `Fehlernummer: ${id}`,
  },
  picture: {
    gathering: 'Alle kommen an',
    playing: 'Läuft',
    paused: 'Pause',
    over: 'Zu Ende',
    won: 'Gewonnen',
    lost: 'Verloren',
    nobody: 'Noch sitzt niemand hier',
    noTable: 'Diesen Tisch gibt es nicht',
    mayMove: 'darf ziehen',
    cards: (cards) => (cards === 1 ? '1 Karte' : `${cards} Karten`),
  },
}

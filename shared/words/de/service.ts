import type { ServiceWords } from '../words.ts'
import { pluralIn } from '../../plural.ts'

const plural = pluralIn('de')

export const de: ServiceWords = {
  moment: 'Einen Moment, bitte.',
  error: {
    what: 'Hier ist etwas schiefgegangen.',
    next: 'Nichts ist verloren. Lade die Seite gleich noch einmal.',
    number: (id) => `Fehlernummer: ${id}`,
  },
  picture: {
    gathering: 'Gleich geht’s los',
    playing: 'Läuft',
    paused: 'Pause',
    over: 'Zu Ende',
    won: 'Gewonnen',
    lost: 'Verloren',
    nobody: 'Noch sitzt niemand hier',
    noTable: 'Diesen Tisch gibt es nicht',
    mayMove: 'ist dran',
    cards: (cards) => plural(cards, '1 Karte', `${cards} Karten`),
  },
}

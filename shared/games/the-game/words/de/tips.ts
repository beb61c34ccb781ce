import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  ascending: {
    name: 'Aufsteigender Stapel',
    says: 'Hier geht es aufwärts. Auch eine Karte, die genau zehn kleiner ist, darf hierhin.',
  },
  descending: {
    name: 'Absteigender Stapel',
    says: 'Hier geht es abwärts. Auch eine Karte, die genau zehn größer ist, darf hierhin.',
  },
  owed: {
    name: 'Karten in diesem Zug',
    says: 'Was du in diesem Zug gelegt hast. Jedes Fragezeichen ist eine Karte, die noch fehlt.',
  },
}

import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  lamp: { name: 'Lampe', says: 'Sie zeigt, wer gerade dran ist.' },
  clock: {
    name: 'Ring',
    says: 'Er zeigt, wie viel Zeit für diesen Zug noch bleibt.',
  },
  held: {
    name: 'Karten auf der Hand',
    says: 'Anzahl der Handkarten. Niemand sonst kann sie sehen.',
  },
  deck: { name: 'Nachziehstapel', says: 'So viele Karten könnt ihr noch ziehen.' },
  away: { name: 'Kurz weg', says: 'Die Seite ist gerade zu. Der Platz bleibt reserviert.' },
  bot: { name: 'Bot', says: 'Diese Karten spielt ein Bot.' },
  'bot-easy': {
    name: 'Leichter Bot',
    says: 'Hier spielt ein Bot. Je mehr Balken, desto besser spielt er.',
  },
  'bot-medium': {
    name: 'Mittlerer Bot',
    says: 'Hier spielt ein Bot. Je mehr Balken, desto besser spielt er.',
  },
  'bot-hard': {
    name: 'Starker Bot',
    says: 'Hier spielt ein Bot. Drei Balken sind die höchste Stufe.',
  },
  spectators: {
    name: 'Zuschauer',
    says: 'Anzahl der Zuschauer. Sie sehen niemandem in die Karten.',
  },
  'open-hands': {
    name: 'Zuschauer',
    says: 'Anzahl der Zuschauer. Sie sehen alle Karten, einige Züge später.',
  },
}

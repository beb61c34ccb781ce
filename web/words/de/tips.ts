import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  lamp: { name: 'Lampe', says: 'Sie leuchtet bei dem, der gerade dran ist.' },
  clock: {
    name: 'Ring',
    says: 'Er läuft ab, während jemand überlegt, und zeigt, wie viel Zeit noch bleibt.',
  },
  held: {
    name: 'Karten auf der Hand',
    says: 'So viele Karten hält diese Person. Welche es sind, sehen die anderen am Tisch nicht.',
  },
  deck: { name: 'Nachziehstapel', says: 'So viele Karten sind noch zu ziehen.' },
  away: { name: 'Kurz weg', says: 'Die Seite ist gerade zu. Der Platz bleibt frei gehalten.' },
  bot: { name: 'Bot', says: 'Diese Karten spielt ein Bot.' },
  'bot-learning': {
    name: 'Leichter Bot',
    says: 'Hier spielt ein Bot. Je mehr Balken, desto besser spielt er.',
  },
  'bot-even': {
    name: 'Mittlerer Bot',
    says: 'Hier spielt ein Bot. Je mehr Balken, desto besser spielt er.',
  },
  'bot-best': {
    name: 'Starker Bot',
    says: 'Hier spielt ein Bot. Drei Balken sind die höchste Stufe.',
  },
  watchers: {
    name: 'Zuschauer',
    says: 'So viele Leute schauen zu. Sie sehen niemandem in die Karten.',
  },
  'watchers-of-hands': {
    name: 'Zuschauer',
    says: 'So viele Leute schauen zu. Sie sehen alle Karten, einige Züge später.',
  },
}

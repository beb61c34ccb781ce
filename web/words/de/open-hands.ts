import type { OpenHandsWords } from '../en/open-hands.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

const late = (moves: number): string => plural(moves, '1 Zug', `${moves} Züge`)

export const openHandsWords: OpenHandsWords = {
  offer: 'Zuschauern alle Karten zeigen',
  offerMeans: 'Nur wenn alle am Tisch zustimmen. Jeder kann das jederzeit zurücknehmen.',
  never: 'Nein',
  later: (moves) => `${late(moves)} später`,

  asks: (host, moves) =>
    `${host} möchte Zuschauern alle Karten zeigen, ${late(moves)} später. Auch deine?`,
  asksMeans: 'Jeder mit dem Link kann zuschauen. Du kannst das jederzeit zurücknehmen.',
  yes: 'Ja, gern',
  no: 'Nein',

  sign: 'Wer meine Karten sieht',
  open: (moves) => `Zuschauer sehen alle Karten, ${late(moves)} später: auch deine.`,
  waits: (moves) =>
    `Du hast zugestimmt. Sobald alle zustimmen, sehen Zuschauer alle Karten, ${late(moves)} später.`,
  untilNextDeal:
    'Jemand ist gegangen, ohne zuzustimmen. Alle Karten bleiben bis zum nächsten Geben verdeckt.',
  closed: 'Niemand sieht deine Karten. Gezeigt wird nur, wenn alle zustimmen.',
  before: 'Die Karten von davor bleiben verdeckt.',
  takeBack: 'Meine Karten nicht mehr zeigen',
  agree: 'Meine Karten zeigen',

  opens: (moves) => `Noch ${late(moves)}, dann sind alle Karten offen.`,
  watched: (moves) => `Alle Karten sind offen: Du siehst das Spiel ${late(moves)} später.`,
}

import type { Clauses } from '../../../../game/words.ts'
import type { Forbidding } from '../../rules/state.ts'

export const clauses: Clauses = {
  'SW-02': 'Du bist nicht dran.',
  'SW-03': 'Wer gegeben hat, wünscht sich, was auf die erste Karte folgt.',
  'SW-04': 'Leg eine Karte, die in Farbe oder Wert zur obersten passt, oder zieh eine.',
  'SW-05': 'Nur gewöhnliche Karten mit demselben Wert gehen zusammen, und die erste muss passen.',
  'SW-06': 'Der Wunsch gilt, bis jemand das Gewünschte legt oder sich etwas Neues wünscht.',
  'SW-09': 'Auf eine Ziehkarte passt nur derselbe Wert; sonst ziehst du alle.',
  'SW-13': 'Zu ziehen gibt es nichts mehr: Leg eine Karte, wenn du kannst, sonst passe.',
  'SW-16': 'Das Spiel ist aus.',
  'SC-02':
    'Die Regeln dieses Tischs sagen, wie viele Karten zusammengehen und welche Werte man sich wünschen darf.',
  'SC-05':
    'Das Gewünschte muss folgen; eine andere Wunschkarte geht nur, wo dieser Tisch es erlaubt.',
  'SC-06': 'Auf eine Ziehkarte passen nur die Karten, die dieser Tisch dafür nennt.',
  'SC-07': 'Du darfst die gerade gezogene Karte legen oder sie behalten.',
  'SC-08': 'Alle geben eine Karte nach links, und nur einmal.',
} satisfies Record<Forbidding, string>

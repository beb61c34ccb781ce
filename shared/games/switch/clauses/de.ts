import type { Clauses } from '../../words.ts'
import type { Forbidding } from '../state.ts'

export const clauses: Clauses = {
  'SW-02': 'Du bist nicht am Zug.',
  'SW-03': 'Wer gegeben hat, wünscht, was auf die erste Karte folgt.',
  'SW-04': 'Eine Karte muss in Farbe oder Wert zur obersten passen.',
  'SW-05': 'Nur gewöhnliche Karten eines Wertes gehen zusammen, und die erste muss passen.',
  'SW-06': 'Ein Wunsch gilt, bis er bedient oder neu gewünscht wird.',
  'SW-09': 'Auf eine Ziehkarte antwortet nur ihr eigener Wert; sonst wird alles gezogen.',
  'SW-13': 'Es gibt nichts mehr zu ziehen: Wer legen kann, muss legen.',
  'SW-14': '„Switch“ sagst du mit der Karte, nach der dir eine oder keine bleibt.',
  'SW-16': 'Das Spiel ist aus.',
  'SC-05':
    'Einen Wunsch bedient nur das Gewünschte, und keine Wunschkarte, wo der Tisch das ausschließt.',
  'SC-06': 'Darauf antworten nur die Karten, die dieser Tisch dafür nennt.',
  'SC-07': 'Jetzt darf nur die gezogene Karte gelegt werden, oder sie bleibt in der Hand.',
  'SC-08': 'Alle wählen eine Karte für die Person links, und nur einmal.',
} satisfies Record<Forbidding, string>

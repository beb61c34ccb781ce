import type { Clauses } from '../../../../game/words.ts'
import type { Forbidding } from '../../rules/state.ts'

export const clauses: Clauses = {
  'SW-02': 'Du bist nicht am Zug.',
  'SW-03': 'Wer gegeben hat, wünscht, was auf die erste Karte folgt.',
  'SW-04':
    'Wer am Zug ist, legt eine eigene Karte, die in Farbe oder Wert zur obersten passt, oder zieht.',
  'SW-05': 'Nur gewöhnliche Karten eines Wertes gehen zusammen, und die erste muss passen.',
  'SW-06':
    'Gewünscht wird, wenn eine Wunschkarte gelegt wird, und das gilt, bis es bedient oder neu gewünscht wird.',
  'SW-09': 'Auf eine Ziehkarte antwortet nur ihr eigener Wert; sonst wird alles gezogen.',
  'SW-13': 'Es gibt nichts mehr zu ziehen: Wer legen kann, muss legen, und wer nicht kann, passt.',
  'SW-16': 'Das Spiel ist aus.',
  'SC-02':
    'Die Einstellungen dieses Tischs sagen, wie viele Karten zusammengehen und welche Werte gewünscht werden.',
  'SC-05':
    'Einen Wunsch bedient nur das Gewünschte, und keine Wunschkarte, wo der Tisch das ausschließt.',
  'SC-06': 'Darauf antworten nur die Karten, die dieser Tisch dafür nennt.',
  'SC-07': 'Jetzt darf nur die gezogene Karte gelegt werden, oder sie bleibt in der Hand.',
  'SC-08': 'Alle wählen eine Karte für die Person links, und nur einmal.',
} satisfies Record<Forbidding, string>

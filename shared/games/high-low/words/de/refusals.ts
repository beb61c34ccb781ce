import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'HL-02': 'Getauscht wird nur vor dem Spiel, und nur, bis du „Fertig“ gesagt hast.',
  'HL-03': 'Du bist nicht dran: Es geht im Uhrzeigersinn.',
  'HL-05': 'Es muss höher sein als der Stapel. Auf einen leeren Stapel darf alles.',
  'HL-06': 'Ein leerer Stapel lässt sich nicht nehmen: Leg etwas.',
  'HL-07':
    'Auf dem Stapel liegt eine Gruppe: Es braucht eine mindestens so große, die sie schlägt.',
  'HL-10': 'Eine 7 darf nur auf Niedrigeres, und auf sie nur Niedrigeres oder eine Spezialkarte.',
  'HL-12': 'Ein Geist ist durchsichtig: Zu schlagen ist, was unter ihm liegt.',
  'HL-15': 'Zuerst kommt die Hand, dann die offenen Karten, zuletzt die verdeckten, einzeln.',
  'HL-16': 'Eine Karte vom Tisch, die den Stapel nicht schlägt, kommt mit ihm auf die Hand.',
  'HL-17': 'Zusammen gehen nur gleiche Karten, nie Hand und Tisch gemischt.',
  'HL-18': 'Wer keine Karte mehr hat, ist fertig.',
  'HL-19': 'Dieselbe Stellung kam zum dritten Mal: Es zählen die wenigsten Karten.',
}

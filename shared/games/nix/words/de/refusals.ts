import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'NU-01':
    '80 Karten: die 1 bis 7 und der Joker, jeweils zehnmal. Alle bekommen 12 davon und fünf Chips, und nur einer davon ist der Super-Chip.',
  'NU-02': 'Wer den Tisch eröffnet hat, bestimmt, wer beginnt; sonst entscheidet das Los.',
  'NU-03':
    'Du bist nicht dran: Es geht im Uhrzeigersinn, fünf Runden in jedem der vier Durchgänge.',
  'NU-04': 'Acht Reihen mit je drei Feldern: Was ein Feld zählt, steht darauf.',
  'NU-05': 'Du legst Karten aus der eigenen Hand, und neue kommen nicht nach.',
  'NU-06':
    'Zwei bis vier gleiche Karten, zwei bis vier aufeinanderfolgende oder eine einzelne. „Keine Karte“ geht nur mit leerer Hand.',
  'NU-07':
    'Höchstens ein Joker in einer Kombination; in Runde 5 geht er nur allein, als „eine Karte“.',
  'NU-08':
    'Ein Chip kommt von links und schiebt alle in der Reihe ein Feld weiter; der vierte schiebt den ersten hinaus.',
  'NU-09': 'Der Super-Chip geht nur zu einer Kombination ohne Joker, und nicht in Runde 5.',
  'NU-10': 'Ein Super-Chip, der für Runde 5 übrig bleibt, wird umgedreht und zählt einfach.',
  'NU-11': 'Nach Runde 5 zählt jeder Chip auf dem Brett sein Feld, ein Super-Chip doppelt.',
  'NU-12':
    'Wer insgesamt die meisten Punkte hat, beginnt den nächsten Durchgang; bei Gleichstand entscheidet das Los.',
  'NU-13': 'Nach vier Durchgängen gewinnen die meisten Punkte; bei Gleichstand gewinnen alle.',
  'NU-14': 'EGON hat fünf eigene Chips und legt in jeder Runde als Letzter.',
  'NU-15':
    'EGON deckt eine Karte mehr auf, als die Runde zählt, und legt daraus die höchste Kombination.',
  'NU-16': 'EGON nimmt so viele Joker, wie er will, und wann er will.',
  'NU-17': 'EGON legt seinen Super-Chip immer in Runde 4. Gewinnen kann er auch.',
}

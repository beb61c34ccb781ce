import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Leg eine Karte von gleicher Farbe oder gleichem Wert.',
  'Du kannst oder willst nicht? Zieh eine Karte, dann ist dein Zug vorbei.',
  'Ein Ass passt auf jede Karte, und du sagst, welche Farbe folgt.',
  'Bei einer 2 zieht der Nächste zwei Karten, beim Buben fünf. Wer den gleichen Wert hat, darf antworten.',
  'Bei einer 8 setzt der Nächste aus, eine 10 dreht die Richtung, eine schwarze Dame tauscht die Hände.',
  'Sag „Switch“, wenn du deine vorletzte Karte legst. Wer alle Karten los ist, gewinnt die Runde.',
]

import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Auf zwei Stapeln geht es von 1 aufwärts, auf zweien von 100 abwärts.',
  'Bist du dran, legst du mindestens zwei Karten auf beliebige Stapel und ziehst dann so viele nach.',
  'Ein Weg zurück: Eine Karte genau zehn darunter oder darüber bringt den Stapel zurück.',
  'Redet, so viel ihr wollt, aber nennt keine Zahl.',
  'In Extreme tragen 28 Karten Befehle, die ihr befolgen müsst.',
  'Liegen alle 98 Karten, habt ihr gemeinsam gewonnen.',
]

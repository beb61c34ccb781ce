import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Leg eine Karte, die höher ist als die auf dem Stapel. Auf ein Paar gehört ein Paar.',
  '2, 3 und 10 gehen immer: Die 2 fängt neu an, durch die 3 sieht man hindurch, die 10 räumt den Stapel ab.',
  'Eine 7 geht auf niedrigere Karten, und die nächste muss unter 7 liegen.',
  'Auch vier gleiche Karten hintereinander räumen den Stapel ab.',
  'Du kannst oder willst nicht? Nimm den ganzen Stapel auf die Hand.',
  'Ist deine Hand leer, kommen deine drei offenen Karten dran, dann die drei verdeckten. Wer zuerst keine Karten mehr hat, gewinnt.',
]

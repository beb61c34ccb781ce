import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Leg Karten zusammen aus: gleiche, eine Straße oder eine einzelne Karte.',
  'Dein Chip kommt von links in die Reihe dieser Kombination.',
  'Alle Chips dort rücken eins weiter, und der vierte schiebt den ersten vom Brett.',
  'Der Joker ist jede Zahl von 1 bis 7, aber nur einer darf in eine Kombination.',
  'Nach fünf Runden zählt jeder Chip die Zahl seines Feldes.',
  'Dein Super-Chip zählt doppelt. Nach vier Durchgängen gewinnt, wer die meisten Punkte hat.',
]

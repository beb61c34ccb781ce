import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Höher, höher, plötzlich tiefer: Werde deine Hand los, drei offene Karten und drei, die selbst du nicht kennst.'

import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Lay your cards, push in your chip, and shove everybody else off the good fields: no hard feelings!'

import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Suit on suit, rank on rank: get rid of your cards, and say “Switch” before the last one.'

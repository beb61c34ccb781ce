import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  '98 cards, four piles, no numbers spoken: win together or lose together.'

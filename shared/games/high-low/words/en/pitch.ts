import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Higher, higher, suddenly lower: get rid of your hand, three open cards and three that even you have not seen.'

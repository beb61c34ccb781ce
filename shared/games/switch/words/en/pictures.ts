import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Lay a card of the same suit or of the same rank.',
  'You cannot, or would rather not? Draw a card, and your turn is over.',
  'An ace fits on any card, and you name the suit that follows.',
  'A 2 makes the next player draw two, a jack five. Whoever has the same rank may answer.',
  'An 8 skips the next player, a 10 turns the direction, a black queen swaps hands.',
  'Say “Switch” when you lay your last card but one. Whoever has laid all cards wins the round.',
]

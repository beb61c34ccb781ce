import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Two piles climb from 1, two sink from 100.',
  'On your turn, lay at least two cards on any piles, then draw as many.',
  'One way back: a card exactly ten lower or higher turns a pile around.',
  'Talk all you like, but never say a number.',
  'In Extreme, 28 cards carry commands that you have to follow.',
  'All 98 cards laid: you have won, together.',
]

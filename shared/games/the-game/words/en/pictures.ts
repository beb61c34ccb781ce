import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Two piles go up from 1, two go down from 100.',
  'On your turn, lay at least two cards on any piles, then draw as many.',
  'One way back: a card exactly ten lower or higher takes a pile back.',
  'Talk all you like, but never say a number.',
  'In Extreme, 28 cards carry commands that you have to follow.',
  'All 98 cards are played: you have won together.',
]

import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Lay a card that is higher than the one on the pile. A pair is answered by a pair.',
  '2, 3 and 10 always go: the 2 starts afresh, the 3 is see-through, the 10 clears the pile away.',
  'A 7 goes on lower cards, and the next one has to be lower than 7.',
  'Four equal cards in a row clear the pile away, too.',
  'You cannot, or would rather not? Take the whole pile in your hand.',
  'Your hand is empty: now your three open cards, then the three hidden ones. Whoever is first without cards wins.',
]

import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Lay cards together: equal ones, a run, or a single card.',
  'Your chip goes into the row of that combination, from the left.',
  'All chips there move on by one, and the fourth pushes the first off the board.',
  'The joker is any number from 1 to 7, but only one goes into a combination.',
  'After five rounds, every chip scores the number of its field.',
  'Your super-chip counts double. After four deals, whoever has the most points wins.',
]

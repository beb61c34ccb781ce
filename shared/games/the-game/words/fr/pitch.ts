import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'ensemble',
  sentence:
    '98 cartes sur quatre piles, sans dire un seul nombre : on gagne ensemble ou on perd ensemble.',
}

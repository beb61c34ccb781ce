import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'pushy',
  sentence:
    'Lay the best cards, push your chip onto the board, and somebody else off it. No hard feelings!',
}

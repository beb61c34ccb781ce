import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'together',
  sentence:
    'Lay 98 cards on four piles without naming a number: you win together or lose together.',
}

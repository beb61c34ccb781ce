import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'quick',
  sentence:
    'Match the suit or the rank, lay your cards before the others do, and say “Switch” before the last one.',
}

import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'cunning',
  sentence:
    'Always higher, until it turns: lay your hand, then three open cards, then three that even you have not seen.',
}

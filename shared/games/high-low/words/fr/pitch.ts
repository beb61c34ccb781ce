import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'rusé',
  sentence:
    'Toujours plus haut, jusqu’au renversement : pose ta main, puis trois cartes visibles, puis trois que même toi ne connais pas.',
}

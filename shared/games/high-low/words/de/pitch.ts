import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'listig',
  sentence:
    'Immer höher, bis es kippt: erst deine Hand, dann drei offene Karten, dann drei, die selbst du nicht kennst.',
}

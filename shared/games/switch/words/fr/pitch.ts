import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'rapide',
  sentence:
    'Même couleur ou même valeur : débarrasse-toi de tes cartes avant les autres, et dis « Switch » avant la dernière.',
}

import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Couleur sur couleur, valeur sur valeur : débarrasse-toi de tes cartes, et annonce « Switch » avant la dernière.'

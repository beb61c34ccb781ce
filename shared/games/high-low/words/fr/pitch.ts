import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Plus haut, plus haut, soudain plus bas : débarrasse-toi de ta main, de trois cartes visibles et de trois que même toi ne connais pas.'

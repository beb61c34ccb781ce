import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  'Pose tes cartes, glisse ton jeton et pousse les autres hors des bonnes cases : sans rancune !'

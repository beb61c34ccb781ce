import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch =
  '98 cartes, quatre piles, aucun nombre prononcé : on gagne ensemble ou on perd ensemble.'

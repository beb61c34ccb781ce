import type { CountedNouns } from '../words.ts'

export const countedNouns: CountedNouns = {
  cachée: ['cachées'],
  carte: ['cartes'],
  coup: ['coups'],
  étape: ['étapes'],
  jeton: ['jetons'],
  joueur: ['joueurs'],
  lu: ['lus'],
  manche: ['manches'],
  pile: ['piles'],
  place: ['places'],
  point: ['points'],
  spectateur: ['spectateurs'],
  tour: ['tours'],
}

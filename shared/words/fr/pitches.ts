import type { Pitches } from '../en/pitches.ts'

export const pitches: Pitches = {
  'the-game': {
    word: 'ensemble',
    sentence: '98 cartes sur quatre piles, sans dire un nombre : on gagne ou on perd ensemble.',
  },
  nix: {
    word: 'effronté',
    sentence:
      'Pose les meilleures cartes, pousse ton jeton sur le plateau et celui d’un autre dehors. Sans rancune !',
  },
  'high-low': {
    word: 'rusé',
    sentence:
      'Toujours plus haut, jusqu’au renversement : pose ta main, puis trois cartes visibles, puis trois que même toi ne connais pas.',
  },
  switch: {
    word: 'rapide',
    sentence:
      'Même couleur ou même valeur : débarrasse-toi de tes cartes avant les autres, et dis « Switch » avant la dernière.',
  },
  hearts: {
    word: 'perfide',
    sentence: 'Ne prends aucun cœur, méfie-toi de la dame de pique, ou prends tout.',
  },
  'oh-hell': {
    word: 'précis',
    sentence: 'Annonce tes plis. Fais exactement ce nombre.',
  },
  'thirty-one': {
    word: 'vif',
    sentence: 'Échange jusqu’à faire 31, et frappe avant les autres.',
  },
}

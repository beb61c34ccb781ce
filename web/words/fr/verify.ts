import type { VerifyWords } from '../en/verify.ts'

export const verifyWords: VerifyWords = {
  title: 'Vérifier une donne',
  means:
    'Avant la donne, la table s’est engagée sur un nombre secret, et le navigateur de chaque joueur y a ajouté un nombre. Ici, ton navigateur recalcule toute la partie à partir de là. Cela prouve que l’ordre des cartes était décidé avant la partie et n’a pas changé ensuite.',
  code: 'Code d’une table dont la partie est finie',
  run: 'Vérifier',
  file: 'Vérifier un fichier',
  busy: 'Calcul en cours…',
  fits: 'Tout concorde.',
  misfits: ({ what, step }) => {
    if (what === 'older-rules')
      return 'Cette partie suivait d’anciennes règles : on ne peut plus la vérifier ici.'
    return step === undefined
      ? 'Quelque chose ne concorde pas.'
      : `L’étape ${step + 1} ne concorde pas.`
  },
  found: { fits: 'concorde', misfit: 'ne concorde pas', skipped: 'non vérifié' },
  checks: {
    unreadable: 'C’est l’enregistrement d’une partie finie',
    game: 'Ce site propose le jeu',
    'older-rules': 'La partie suivait des règles encore en vigueur',
    options: 'Le jeu propose ces règles',
    seats: 'Le nombre de joueurs convient au jeu',
    commitment: 'La table s’est engagée sur ce nombre secret avant la donne',
    step: 'Avec ces cartes, chaque coup était possible',
    check: 'Les coups sont ceux que la table a enregistrés',
    outcome: 'La partie s’est terminée comme enregistré',
  },
  game: 'Jeu',
  first: 'Cartes distribuées d’abord à',
  players: 'Joueurs',
  outcome: 'Résultat',
  steps: 'Coups et signaux',
  promise: 'Engagement',
  secret: 'Nombre secret',
  key: 'Clé de la donne',
}

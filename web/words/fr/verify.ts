import type { VerifyWords } from '../en/verify.ts'

export const verifyWords: VerifyWords = {
  title: 'Vérifier une donne',
  means:
    'Avant la donne, la table a promis un secret, et le navigateur de chaque joueur y a ajouté un nombre. Ici, ton navigateur recalcule toute la partie à partir de là : on voit que l’ordre des cartes était décidé avant la partie et n’a pas changé ensuite.',
  code: 'Code d’une table dont la partie est finie',
  run: 'Vérifier',
  file: 'Vérifier un fichier',
  busy: 'Calcul en cours…',
  fits: 'Tout concorde.',
  misfits: ({ what, step }) => {
    if (what === 'older-rules')
      return 'Cette partie suivait d’anciennes règles : on ne peut plus la vérifier ici.'
    return step === undefined
      ? 'Quelque chose ne concorde pas.'
      : `L’étape ${step + 1} ne concorde pas.`
  },
  found: { fits: 'concorde', misfit: 'ne concorde pas', skipped: 'plus examiné' },
  checks: {
    unreadable: 'C’est l’enregistrement d’une partie finie',
    game: 'Le jeu est l’un des nôtres',
    'older-rules': 'La partie suivait des règles encore en vigueur',
    options: 'Les règles sont de celles que le jeu propose',
    seats: 'Le nombre de joueurs convient au jeu',
    commitment: 'Le secret est celui qui avait été promis avant la donne',
    step: 'Avec ces cartes, chaque coup était possible',
    check: 'Les coups sont ceux que la table a notés',
    outcome: 'La partie s’est terminée comme il est dit',
  },
  game: 'Jeu',
  first: 'Cartes distribuées d’abord à',
  players: 'Joueurs',
  outcome: 'Résultat',
  steps: 'Coups et signaux',
  promise: 'Promesse',
  secret: 'Secret',
  key: 'Clé de la donne',
}

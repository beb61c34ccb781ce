import type { ClosedWords } from '../en/closed.ts'

export const closedWords: ClosedWords = {
  replaced: {
    title: 'Ta place est ouverte ailleurs',
    why: 'Tu l’as ouverte dans un autre onglet ou sur un autre appareil. Seul le dernier ouvert peut jouer.',
    again: 'Jouer ici',
  },
  wrongOrigin: {
    title: 'Pas d’ici',
    why: 'On ne peut prendre place que sur la page de Tischlein elle-même.',
    again: 'Réessayer',
  },
  tooFast: {
    title: 'Un peu trop vite',
    why: 'Cette page a envoyé trop de messages à la fois, et la table a coupé la connexion.',
    again: 'Réessayer',
  },
  tooManySpectators: {
    title: 'Plus de place pour regarder',
    why: 'Cette table n’a plus de place pour d’autres spectateurs en ce moment.',
    again: 'Réessayer',
  },
  newerVersion: {
    title: 'Cette partie vient d’une version plus récente',
    why: 'Une version plus récente de Tischlein l’a enregistrée sur cet appareil. Charge-la pour continuer. Une nouvelle partie remplace celle-ci.',
    again: 'Charger la nouvelle version',
  },
  newGame: 'Commencer une nouvelle partie',
}

import type { PageWords } from '../en/pages.ts'

export const pageWords: PageWords = {
  site: {
    home: 'Tischlein, page d’accueil',
    rulesOf: (game) => `Règles : ${game}`,
    verify: 'Vérifier une donne',
    api: 'Pour les développeurs (API)',
  },

  looks: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    text: 'Taille du texte',
  },

  landing: {
    title: 'Une table de jeu pour les amis, ici ou au loin',
    pitch:
      'Annonce six lettres ou envoie un lien, et tout le monde a des cartes en main. Sans compte, sans rien installer.',
    myTables: 'Retourner à ta table',
    open: 'Ouvrir une table',
    openButton: (game) => `Ouvrir une table : ${game}`,
    whichGame: 'Quel jeu ?',
    allGames: 'Tous les jeux',
    code: 'Rejoindre avec six lettres',
    sharePhone: 'Un téléphone pour tous',
    enterButton: 'Rejoindre',
    noCode:
      'Ce n’est pas le code d’une table. Un code a six lettres comme KTR·MVX, sans voyelle, ni L, ni Q, ni Y.',
  },

  lobby: { title: 'Tables publiques' },

  notFound: {
    title: 'Il n’y a rien ici',
    why: 'Aucune page ne se trouve à cette adresse.',
    noTable: 'Cette table n’existe pas',
    table:
      'Une lettre est peut-être fausse, ou la table a été supprimée : personne n’y avait joué depuis des semaines.',
    again: 'Réessayer',
    home: 'Ouvrir ma propre table',
  },
}

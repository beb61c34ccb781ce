import type { PageWords } from '../en/pages.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

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
    openButton: (game) => `Ouvrir une table de ${game}`,
    whichGame: 'Quel jeu ?',
    allGames: 'Tous les jeux',
    code: 'Rejoindre avec six lettres',
    sharePhone: 'Un téléphone pour tous',
    enterButton: 'Rejoindre',
    noCode:
      'Ce n’est pas le code d’une table. Il a six lettres comme KTR·MVX, jamais de voyelle, ni L, ni Q, ni Y.',
  },

  options: {
    presets: 'Jeux de règles',
    usual: 'Les règles habituelles',
    own: 'Tes propres règles',
    exactly: (rules) => `${rules}, sans changement.`,
    but: (rules) => `${rules}, mais :`,
    changes: (changes) => plural(changes, `${changes} changement`, `${changes} changements`),
    link: 'Copier le lien vers ces règles',
    done: 'Terminé',
    unsettled:
      'Certaines de ces règles se contredisent. Tant que c’est ainsi, rien de tout cela ne compte.',
    rest: 'Tout le reste comme d’habitude',
    all: 'Toutes les règles en détail',
    unknown: 'Ce lien désigne des règles inconnues ici (ou qui n’existent plus).',
  },

  lobby: {
    title: 'Tables publiques',
    lead: 'Ici, tout le monde peut venir : assieds-toi là où une place est libre, ou regarde.',
    none: 'Il n’y a pas de table publique pour l’instant.',
    free: (seats) =>
      seats === 0 ? 'aucune place libre' : plural(seats, '1 place libre', `${seats} places libres`),
    sit: 'S’asseoir',
    watch: 'Regarder',
  },

  notFound: {
    title: 'Il n’y a rien ici',
    why: 'Aucune page ne se trouve à cette adresse.',
    noTable: 'Cette table n’existe pas',
    table:
      'Une lettre est peut-être fausse, ou la table a été débarrassée : c’est le cas quand personne n’y joue pendant des semaines.',
    again: 'Réessayer',
    home: 'Ouvrir ma propre table',
  },

  ended: {
    replaced: {
      title: 'Ta place est ouverte ailleurs',
      why: 'Tu l’as reprise dans un autre onglet ou sur un autre appareil. C’est le plus récent qui joue.',
      again: 'Jouer ici',
    },
    wrongOrigin: {
      title: 'Pas d’ici',
      why: 'On ne peut prendre place que sur la page de Tischlein elle-même.',
      again: 'Réessayer',
    },
    tooFast: {
      title: 'Un peu trop vite',
      why: 'Trop de messages sont partis d’ici à la fois, et la table a coupé la connexion.',
      again: 'Réessayer',
    },
    tooManySpectators: {
      title: 'Salle comble',
      why: 'Il y a tant de spectateurs qu’il ne reste plus de place pour le moment.',
      again: 'Réessayer',
    },
  },

  rulebook: {
    pictures: 'En six images',
    clauses: 'Mot à mot',
    contents: 'Sommaire',
    house: 'règle maison',
    means:
      'Là où il est écrit « règle maison », aucun livret ne tranche la question, et il a fallu décider.',
  },
}

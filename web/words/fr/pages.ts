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
    openButton: (game) => `Ouvrir une table : ${game}`,
    whichGame: 'Quel jeu ?',
    allGames: 'Tous les jeux',
    code: 'Rejoindre avec six lettres',
    sharePhone: 'Un téléphone pour tous',
    enterButton: 'Rejoindre',
    noCode:
      'Ce n’est pas le code d’une table. Un code a six lettres comme KTR·MVX, sans voyelle, ni L, ni Q, ni Y.',
  },

  options: {
    presets: 'Jeux de règles',
    usual: 'Les règles habituelles',
    own: 'Tes propres règles',
    exactly: (rules) => `${rules}, sans changement.`,
    but: (rules) => `${rules}, mais :`,
    changes: (changes) => plural(changes, `${changes} changement`, `${changes} changements`),
    link: 'Copier le lien vers ces règles',
    done: 'Terminé',
    unsettled: 'Certaines de ces règles se contredisent. Change-les pour pouvoir les utiliser.',
    rest: 'Tout le reste comme d’habitude',
    all: 'Toutes les règles en détail',
    unknown: 'Les règles de ce lien n’existent pas (ou plus) ici.',
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

  ended: {
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
  },

  rulebook: {
    pictures: 'En six images',
    clauses: 'Mot à mot',
    contents: 'Sommaire',
    house: 'règle maison',
    means:
      'Si une règle porte « règle maison », aucun livret ne tranche la question, et il a fallu décider.',
  },
}

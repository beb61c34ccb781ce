import { of } from '../../../shared/words/elision.ts'
import type { BetweenGamesWords } from '../en/between-games.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

export const betweenGamesWords: BetweenGamesWords = {
  title: 'Résultats',
  open: 'Résultats jusqu’ici',
  wins: (wins) => plural(wins, 'victoire', 'victoires'),
  together: (won, games) => `Ensemble, vous en avez gagné ${won} sur ${games}.`,
  results: 'Qui a gagné le plus',
  book: 'Toutes les parties, la dernière en premier',
  wonTogether: 'Gagné',
  lostTogether: 'Perdu',
  back: 'Revenir au résultat',

  chooseGame: 'Un autre jeu',
  chooseMeans: 'Les mêmes personnes, les mêmes places, le même lien.',
  sameGame: 'Le même avec d’autres règles',
  players: (min, max) => (min === max ? `À ${min}` : `De ${min} à ${max}`),
  tooMany: (max, here) =>
    `On y joue à ${max} au plus, et vous êtes ${here}. Retirez un bot, ou quelqu’un passe son tour.`,
  next: (game) => `Prochain jeu\u202f: ${game}`,

  sitIn: 'Jouer la prochaine partie',
  sitInMeans: 'Tu joues dès que les cartes sont distribuées.',
  full: 'Tu regardes. Toutes les places sont prises.',
  joins: (names) => `Dès la prochaine partie\u202f: ${names}`,

  swap: (name) => `Échanger de place avec ${name}`,
  swapMeans: (name) => `On le demande d’abord à ${name}.`,
  takeFromBot: (name) => `Prendre la place ${of(name)}`,
  takeFromBotMeans: 'Le bot prend la tienne.',
  takeFree: 'Prendre la place libre',
  sitHere: 'M’asseoir ici',
  asksMe: (name) => `${name} voudrait échanger de place avec toi.`,
  asked: (name) => `Tu as proposé à ${name} d’échanger vos places.`,
  yes: 'Échanger',
  no: 'Non',
  withdraw: 'Laisser tomber',

  lasting: 'Notre table',
  lastingMeans: 'Le lien reste valable si l’un de vous vient au moins tous les 90 jours.',

  deleteTable: 'Supprimer cette table',
  deleteTitle: 'Supprimer cette table\u202f?',
  deleteMeans:
    'La partie, les résultats et le chat disparaissent pour tout le monde. C’est définitif.',
  deleteNow: 'Supprimer',
  keepTable: 'La garder',
  gone: {
    title: 'Cette table n’existe plus',
    why: 'Elle a été supprimée, ou personne n’est venu depuis longtemps. Ses parties, ses résultats et son chat ont disparu aussi.',
    again: 'Accueil',
  },
}

import { pluralIn } from '../../shared/plural.ts'
import { of } from '../../shared/words/elision.ts'

const pluralEn = pluralIn('en')
type BetweenGamesWords = typeof en

// Texts shown between games: the results so far, the next game, who sits where, and for how long
// the table is kept.

const en = {
  title: 'Results',
  open: 'Results so far',
  wins: (wins: number): string => pluralEn(wins, 'win', 'wins'),
  together: (won: number, games: number) => `Together you won ${won} of ${games}.`,
  results: 'Who won the most',
  book: 'All games, newest first',
  wonTogether: 'Won',
  lostTogether: 'Lost',
  back: 'Back to the result',

  chooseGame: 'Another game',
  chooseMeans: 'Same people, same seats, same link.',
  sameGame: 'Same game, other rules',
  players: (min: number, max: number) => (min === max ? `For ${min}` : `For ${min} to ${max}`),
  tooMany: (max: number, here: number) =>
    `At most ${max} can play, and there are ${here} of you. Remove a bot, or someone sits this one out.`,
  next: (game: string) => `Next game: ${game}`,

  sitIn: 'Join the next game',
  sitInMeans: 'You’re in as soon as the cards are dealt.',
  full: 'You’re watching. All seats are taken.',
  joins: (names: string) => `From the next game on: ${names}`,

  swap: (name: string) => `Swap seats with ${name}`,
  swapMeans: (name: string) => `${name} is asked first.`,
  takeFromBot: (name: string) => `Take the seat of ${name}`,
  takeFromBotMeans: 'The bot takes yours.',
  takeFree: 'Take the free seat',
  sitHere: 'Sit here',
  asksMe: (name: string) => `${name} would like to swap seats with you.`,
  asked: (name: string) => `You asked ${name} to swap seats.`,
  yes: 'Swap',
  no: 'No',
  withdraw: 'Never mind',

  lasting: 'Our table',
  lastingMeans: 'The link keeps working if one of you visits at least every 90 days.',

  deleteTable: 'Delete this table',
  deleteTitle: 'Delete this table?',
  deleteMeans: 'This deletes the game, the results and the chat for everyone. It can’t be undone.',
  deleteNow: 'Delete',
  keepTable: 'Keep it',
  /** Shown if the table has been deleted. */
  gone: {
    title: 'This table is gone',
    why: 'It was deleted, or nobody came for a long time. Its games, results and chat are gone, too.',
    again: 'Start page',
  },
}

const pluralDe = pluralIn('de')

const de: BetweenGamesWords = {
  title: 'Ergebnisse',
  open: 'Ergebnisse bisher',
  wins: (wins) => pluralDe(wins, 'Sieg', 'Siege'),
  together: (won, games) => `Gemeinsam habt ihr ${won} von ${games} gewonnen.`,
  results: 'Wer am meisten gewonnen hat',
  book: 'Alle Spiele, das neueste zuerst',
  wonTogether: 'Gewonnen',
  lostTogether: 'Verloren',
  back: 'Zurück zum Ergebnis',

  chooseGame: 'Anderes Spiel',
  chooseMeans: 'Dieselben Leute, dieselben Plätze, derselbe Link.',
  sameGame: 'Dasselbe mit anderen Regeln',
  players: (min, max) => (min === max ? `Für ${min}` : `Für ${min} bis ${max}`),
  tooMany: (max, here) =>
    `Höchstens ${max} spielen mit, ihr seid ${here}. Nehmt einen Bot heraus, oder jemand setzt aus.`,
  next: (game) => `Nächstes Spiel: ${game}`,

  sitIn: 'Beim nächsten Spiel mitspielen',
  sitInMeans: 'Du bist dabei, sobald die Karten verteilt werden.',
  full: 'Du schaust zu. Alle Plätze sind besetzt.',
  joins: (names) => `Ab dem nächsten Spiel dabei: ${names}`,

  swap: (name) => `Mit ${name} den Platz tauschen`,
  swapMeans: (name) => `${name} wird vorher gefragt.`,
  takeFromBot: (name) => `Den Platz von ${name} nehmen`,
  takeFromBotMeans: 'Der Bot nimmt deinen.',
  takeFree: 'Auf den freien Platz wechseln',
  sitHere: 'Hierher setzen',
  asksMe: (name) => `${name} möchte mit dir den Platz tauschen.`,
  asked: (name) => `Du hast ${name} gefragt, ob ihr die Plätze tauscht.`,
  yes: 'Tauschen',
  no: 'Nein',
  withdraw: 'Doch nicht',

  lasting: 'Unser Tisch',
  lastingMeans: 'Der Link funktioniert, solange alle 90 Tage einmal jemand von euch kommt.',

  deleteTable: 'Diesen Tisch löschen',
  deleteTitle: 'Diesen Tisch löschen?',
  deleteMeans:
    'Das löscht Spiel, Ergebnisse und Chat für alle. Es lässt sich nicht rückgängig machen.',
  deleteNow: 'Löschen',
  keepTable: 'Behalten',
  gone: {
    title: 'Diesen Tisch gibt es nicht mehr',
    why: 'Er wurde gelöscht, oder es war lange niemand mehr da. Auch Spiele, Ergebnisse und Chat sind weg.',
    again: 'Startseite',
  },
}

const pluralFr = pluralIn('fr')

const fr: BetweenGamesWords = {
  title: 'Résultats',
  open: 'Résultats jusqu’ici',
  wins: (wins) => pluralFr(wins, 'victoire', 'victoires'),
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

// These texts load with the components that use them. Loading them with the page would delay the
// first hand of cards.
export const betweenGamesWords = { en, de, fr }

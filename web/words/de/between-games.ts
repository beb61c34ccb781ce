import type { BetweenGamesWords } from '../en/between-games.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

export const betweenGamesWords: BetweenGamesWords = {
  title: 'Ergebnisse',
  open: 'Ergebnisse bisher',
  wins: (wins) => plural(wins, 'Sieg', 'Siege'),
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

import { pluralIn } from '../../shared/plural.ts'

const pluralEn = pluralIn('en')
type MissedWords = typeof en

/** The texts about moves that a player has missed while away. */
const en = {
  title: 'While you were away',
  /** @param last the number of steps that are shown, if older steps are left out; otherwise null */
  begins: (last: number | null) =>
    last === null
      ? 'This is how you last saw the table.'
      : `A lot has happened. ${pluralEn(last, 'This is the last step', `These are the last ${last} steps`)}.`,
  takenBack: 'A move is taken back.',
  toNow: 'Skip to now',
  toMyTurn: 'To my turn',
}

const pluralDe = pluralIn('de')

const de: MissedWords = {
  title: 'Während du weg warst',
  begins: (last) =>
    last === null
      ? 'So hast du den Tisch zuletzt gesehen.'
      : `Es ist viel passiert. Das hier ${pluralDe(last, 'ist der letzte Schritt', `sind die letzten ${last} Schritte`)}.`,
  takenBack: 'Ein Zug wird zurückgenommen.',
  toNow: 'Zum Spiel',
  toMyTurn: 'Ich bin dran',
}

const pluralFr = pluralIn('fr')

const fr: MissedWords = {
  title: 'Pendant ton absence',
  begins: (last) =>
    last === null
      ? 'Voici la table telle que tu l’as quittée.'
      : `Il s’est passé beaucoup de choses. ${pluralFr(last, 'Voici la dernière étape', `Voici les ${last} dernières étapes`)}.`,
  takenBack: 'Un coup est repris.',
  toNow: 'Retour au jeu',
  toMyTurn: 'À mon tour',
}

// These texts load with the component that shows missed moves. No other component uses them.
export const missedWords = { en, de, fr }

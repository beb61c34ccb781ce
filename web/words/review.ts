import { pluralIn } from '../../shared/plural.ts'

const pluralEn = pluralIn('en')
type ReviewWords = typeof en

/** Returns a chance from 0 to 1 as a percentage. */
const percentEn = (chance: number): string => `${Math.round(100 * chance)}%`

/** The texts of the hard bot's review of a finished game. */
const en = {
  title: 'What would the hard bot have done?',
  short: 'Hard bot',
  coming: 'The bot is reviewing the game …',
  /**
   * @param deed the turn that the hard bot would have played, in the game's own words
   * @param chance the chance to win after that turn, from 0 to 1
   * @param played the chance to win after the turn that was played
   */
  better: (deed: string, chance: number, played: number) =>
    `${deed}: ${percentEn(chance)} rather than ${percentEn(played)}.`,
  asGood: (deed: string) => `${deed}, which is about as good.`,
  same: 'The hard bot would have played the same.',
  alike: (same: number, of: number) =>
    `In ${same} of ${of} ${pluralEn(of, 'turn', 'turns')} the hard bot would have played the same.`,
  lost: 'turning point',
  toLost: 'To the turning point',
  lostHere: 'This turn cost the most.',
  lostByCards: 'Bad luck with the cards cost the most here.',
  curve: 'Chance to win over the course of the game, as the hard bot sees it',
  percent: percentEn,
  /** The text below the chance to win, which is a percentage. */
  toWin: 'to win',
  /** The text that screen readers read after the current step. */
  at: (chance: number) => `chance to win ${percentEn(chance)}`,
  fromTo: (first: number, least: number, most: number) =>
    `${percentEn(first)} at the beginning, between ${percentEn(least)} and ${percentEn(most)} later.`,
  /** The label of the button that opens the picture of the current step. */
  share: 'Share this moment',
}

const pluralDe = pluralIn('de')

const percentDe = (chance: number): string => `${Math.round(100 * chance)} %`

const de: ReviewWords = {
  title: 'Was hätte der starke Bot gemacht?',
  short: 'Starker Bot',
  coming: 'Der Bot sieht sich das Spiel an …',
  better: (deed, chance, played) => `${deed}: ${percentDe(chance)} statt ${percentDe(played)}.`,
  asGood: (deed) => `${deed}, was etwa gleich gut ist.`,
  same: 'Der starke Bot hätte genauso gespielt.',
  alike: (same, of) =>
    `In ${same} von ${of} ${pluralDe(of, 'Zug', 'Zügen')} hätte der starke Bot genauso gespielt.`,
  lost: 'Wendepunkt',
  toLost: 'Zum Wendepunkt',
  lostHere: 'Dieser Zug hat am meisten gekostet.',
  lostByCards: 'Hier hat das Pech mit den Karten am meisten gekostet.',
  curve: 'Die Siegchance im Lauf des Spiels, wie der starke Bot sie sieht',
  percent: percentDe,
  toWin: 'Siegchance',
  at: (chance) => `Siegchance ${percentDe(chance)}`,
  fromTo: (first, least, most) =>
    `${percentDe(first)} zu Beginn, danach zwischen ${percentDe(least)} und ${percentDe(most)}.`,
  share: 'Diesen Moment teilen',
}

const pluralFr = pluralIn('fr')

const percentFr = (chance: number): string => `${Math.round(100 * chance)} %`

const fr: ReviewWords = {
  title: 'Qu’aurait fait le bot fort ?',
  short: 'Bot fort',
  coming: 'Le bot regarde la partie…',
  better: (deed, chance, played) =>
    `${deed} : ${percentFr(chance)} au lieu de ${percentFr(played)}.`,
  asGood: (deed) => `${deed}, ce qui est à peu près aussi bon.`,
  same: 'Le bot fort aurait joué pareil.',
  alike: (same, of) =>
    `Dans ${same} ${pluralFr(same, 'tour', 'tours')} sur ${of}, le bot fort aurait joué pareil.`,
  lost: 'le tournant',
  toLost: 'Au tournant de la partie',
  lostHere: 'C’est ce tour qui a coûté le plus.',
  lostByCards: 'Ici, c’est la malchance aux cartes qui a coûté le plus.',
  curve: 'Les chances de victoire au fil de la partie, telles que le bot fort les voit',
  percent: percentFr,
  toWin: 'de gagner',
  at: (chance) => `chances de victoire ${percentFr(chance)}`,
  fromTo: (first, least, most) =>
    `${percentFr(first)} au début, puis entre ${percentFr(least)} et ${percentFr(most)}.`,
  share: 'Partager ce moment',
}

// These texts load with the replay. No other page uses them.
export const reviewWords = { en, de, fr }

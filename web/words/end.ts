import { pluralIn } from '../../shared/plural.ts'
import { countInWords as countInGerman } from '../../shared/words/de/numbers.ts'
import { countInWords as countInEnglish } from '../../shared/words/en/numbers.ts'
import { countInWords as countInFrench } from '../../shared/words/fr/numbers.ts'

const pluralEn = pluralIn('en')
const ordinalsEn = new Intl.PluralRules('en', { type: 'ordinal' })
const endingsEn: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const nthEn = (number: number): string => `${number}${endingsEn[ordinalsEn.select(number)] ?? 'th'}`
const placesEn = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const peopleEn = (count: number): string => countInEnglish(count)
const cardsEn = (count: number): string => `${peopleEn(count)} ${pluralEn(count, 'card', 'cards')}`

export type FinishWords = typeof en

/** The texts of the end screen and of shared pictures. */
const en = {
  /** The drawer that shares a finished game. */
  share: {
    more: 'Share',
    verify: 'Verify',
    save: 'Save the game',
    newTable: 'New table',
  },
  /** The headline after a cooperative game, for games that have no headline of their own. */
  together: (won: boolean): string => (won ? 'You won together!' : 'Lost together.'),
  won: 'You won!',
  shared: 'You share the win!',
  theyWon: (names: string) => `${names} won.`,
  /** The sentence below the headline, for the winner. */
  first: (of: number) => `Rid of every card, first of ${peopleEn(of)}.`,
  /**
   * The sentence below the headline, for a player at another place.
   * @param left the number of cards that the player still holds; null if the game does not count
   * cards
   */
  came: (place: number, left: number | null) =>
    `You came ${placesEn[place] ?? nthEn(place)}${left === null || left === 0 ? '' : `, with ${cardsEn(left)} left`}.`,
  players: (of: number) => `A game of ${peopleEn(of)}.`,
  points: (count: number) => `${count} ${pluralEn(count, 'point', 'points')}`,
  withPoints: (points: number) => `With ${points} ${pluralEn(points, 'point', 'points')}.`,
  ahead: (points: number, by: number) =>
    `With ${points} ${pluralEn(points, 'point', 'points')}, ${by} ahead.`,
  behind: (place: number, by: number) =>
    `You came ${placesEn[place] ?? nthEn(place)}, ${by} behind.`,
  left: (count: number) => (count === 0 ? 'no card left' : `${count} left`),
  wereHidden: 'were face down',
  inDrawPile: 'left to draw',
  you: 'You',
  ranking: 'Places',
  deal: (deal: number) => `Deal ${deal}`,
  all: 'all',
  nth: nthEn,
  minutes: (count: number) => pluralEn(count, 'minute', 'minutes'),
  /** The labels of the two numbers that the end screen of every single-file game shows. */
  counted: {
    deals: (count: number) => pluralEn(count, 'deal', 'deals'),
    turns: (count: number) => pluralEn(count, 'turn', 'turns'),
  },
  hours: 'hours',
  days: 'days',
  tryHere: 'try here',
  gameHere: 'game here',
  tries: 'cards left, try by try',
  triesAre: (left: readonly number[]) => `Cards left, try by try: ${left.join(', ')}`,
  /** The two short lines of the rubber stamp on the result. */
  stamps: { first: ['First', 'win'], best: ['Best', 'yet'] },
  see: 'See it',
  seeMove: 'See the move in the replay',
  again: 'Again!',
  another: 'Or another game',
  otherRules: 'other rules',
  tooMany: (max: number, here: number) => `For up to ${max}, and you are ${here}`,
  /** Texts of the vote on the next game. */
  vote: {
    in: 'You’re in',
    takeBack: 'You’re in. Tap to take it back.',
    allBut: 'Everybody but you is in.',
    some: (count: number, of: number) =>
      `${count} of ${of} ${pluralEn(count, 'is', 'are')} in. Dealt as soon as all are.`,
    waiting: (names: string) => `Waiting for ${names}`,
    notYet: (names: string) => `Still missing: ${names}. The seat stays.`,
    all: 'Everybody is in. Dealing now.',
    dealNow: 'Deal without waiting',
    who: 'Who is in',
    isIn: (name: string) => `${name}: in`,
    wants: (names: string) => `Wanted by ${names}`,
  },
  leave: 'Leave',
  board: 'The board at the end',
  copyReplay: 'Copy link to the replay',
}

const pluralDe = pluralIn('de')
const nthDe = (number: number): string => `${number}.`
const inGroupDe = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst']
const pointsDe = (count: number): string => `${count} ${pluralDe(count, 'Punkt', 'Punkten')}`

const de: FinishWords = {
  share: {
    more: 'Teilen',
    verify: 'Prüfen',
    save: 'Spiel speichern',
    newTable: 'Neuer Tisch',
  },
  together: (won) => (won ? 'Gemeinsam gewonnen!' : 'Gemeinsam verloren.'),
  won: 'Du hast gewonnen!',
  shared: 'Du teilst dir den Sieg!',
  theyWon: (names) => `${names} ${/ und /.test(names) ? 'haben' : 'hat'} gewonnen.`,
  first: (of) => `Alle Karten los, Platz 1 von ${of}.`,
  came: (place, left) =>
    `Platz ${place} für dich${left === null || left === 0 ? '' : `, mit ${countInGerman(left).replace('eine', 'einer')} ${pluralDe(left, 'Karte', 'Karten')} auf der Hand`}.`,
  players: (of) => `Ein Spiel ${inGroupDe[of] ?? `mit ${of}`}.`,
  points: (count) => `${count} ${pluralDe(count, 'Punkt', 'Punkte')}`,
  withPoints: (count) => `Mit ${pointsDe(count)}.`,
  ahead: (count, by) => `Mit ${pointsDe(count)}, ${by} Vorsprung.`,
  behind: (place, by) => `Platz ${place} für dich, ${by} dahinter.`,
  left: (count) => (count === 0 ? 'keine Karte übrig' : `${count} übrig`),
  wereHidden: 'lagen verdeckt',
  inDrawPile: 'noch zu ziehen',
  you: 'Du',
  ranking: 'Plätze',
  deal: (deal) => `Durchgang ${deal}`,
  all: 'alle',
  nth: nthDe,
  minutes: (count) => pluralDe(count, 'Minute', 'Minuten'),
  counted: {
    deals: (count) => pluralDe(count, 'Durchgang', 'Durchgänge'),
    turns: (count) => pluralDe(count, 'Zug', 'Züge'),
  },
  hours: 'Stunden',
  days: 'Tage',
  tryHere: 'Versuch hier',
  gameHere: 'Spiel hier',
  tries: 'übrige Karten, Versuch für Versuch',
  triesAre: (left) => `Übrige Karten, Versuch für Versuch: ${left.join(', ')}`,
  stamps: { first: ['Erster', 'Sieg'], best: ['Neuer', 'Rekord'] },
  see: 'Ansehen',
  seeMove: 'Den Zug im Rückblick ansehen',
  again: 'Noch einmal!',
  another: 'Oder ein anderes Spiel',
  otherRules: 'andere Regeln',
  tooMany: (max, here) => `Für bis zu ${max}, und ihr seid ${here}`,
  vote: {
    in: 'Du bist dabei',
    takeBack: 'Du bist dabei. Tippe, um es zurückzunehmen.',
    allBut: 'Alle außer dir sind dabei.',
    some: (count, of) =>
      `${count} von ${of} ${pluralDe(count, 'ist', 'sind')} dabei. Ausgeteilt wird, sobald es alle sind.`,
    waiting: (names) => `Es fehlt noch: ${names}`,
    notYet: (names) => `Es fehlt noch: ${names}. Der Platz bleibt.`,
    all: 'Alle sind dabei. Gleich geht es los.',
    dealNow: 'Jetzt austeilen',
    who: 'Wer dabei ist',
    isIn: (name) => `${name}: dabei`,
    wants: (names) => `Gewünscht von ${names}`,
  },
  leave: 'Verlassen',
  board: 'Das Brett am Ende',
  copyReplay: 'Link zum Rückblick kopieren',
}

const pluralFr = pluralIn('fr')
const nthFr = (number: number): string => (number === 1 ? '1er' : `${number}e`)
const placeFr = (number: number): string => (number === 1 ? '1re' : `${number}e`)
const groupFr = (count: number): string => (count === 1 ? 'en solo' : `à ${countInFrench(count)}`)
const pointsFr = (count: number): string => `${count} ${pluralFr(count, 'point', 'points')}`

const fr: FinishWords = {
  share: {
    more: 'Partager',
    verify: 'Vérifier',
    save: 'Enregistrer la partie',
    newTable: 'Nouvelle table',
  },
  together: (won) => (won ? 'Gagné ensemble !' : 'Perdu ensemble.'),
  won: 'Tu as gagné !',
  shared: 'Tu partages la victoire !',
  theyWon: (names) => `${names} ${/ et /.test(names) ? 'ont' : 'a'} gagné.`,
  first: (of) => `Plus aucune carte, 1re place sur ${of}.`,
  came: (number, left) =>
    `${placeFr(number)} place pour toi${left === null || left === 0 ? '' : `, avec ${countInFrench(left)} ${pluralFr(left, 'carte', 'cartes')} en main`}.`,
  players: (of) => `Une partie ${groupFr(of)}.`,
  points: pointsFr,
  withPoints: (count) => `Avec ${pointsFr(count)}.`,
  ahead: (count, by) => `Avec ${pointsFr(count)}, ${by} d’avance.`,
  behind: (number, by) => `${placeFr(number)} place pour toi, à ${pointsFr(by)}.`,
  left: (count) =>
    count === 0 ? 'plus de carte' : `${count} ${pluralFr(count, 'restante', 'restantes')}`,
  wereHidden: 'étaient cachées',
  inDrawPile: 'restaient à piocher',
  you: 'Toi',
  ranking: 'Classement',
  deal: (deal) => `Donne ${deal}`,
  all: 'total',
  nth: nthFr,
  minutes: (count) => pluralFr(count, 'minute', 'minutes'),
  counted: {
    deals: (count) => pluralFr(count, 'donne', 'donnes'),
    turns: (count) => pluralFr(count, 'tour', 'tours'),
  },
  hours: 'heures',
  days: 'jours',
  tryHere: 'essai ici',
  gameHere: 'partie ici',
  tries: 'cartes restantes, essai par essai',
  triesAre: (left) => `Cartes restantes, essai par essai : ${left.join(', ')}`,
  stamps: { first: ['Première', 'victoire'], best: ['Nouveau', 'record'] },
  see: 'Voir',
  seeMove: 'Revoir ce coup',
  again: 'Encore !',
  another: 'Ou un autre jeu',
  otherRules: 'autres règles',
  tooMany: (max, here) => `Jusqu’à ${max}, et vous êtes ${here}`,
  vote: {
    in: 'Tu en es',
    takeBack: 'Tu en es. Touche pour annuler.',
    allBut: 'Il ne manque que toi.',
    some: (count, of) =>
      `${count} sur ${of} ${pluralFr(count, 'en est', 'en sont')}. On distribue dès que tous y sont.`,
    waiting: (names) => `On attend ${names}`,
    notYet: (names) =>
      `On attend ${names}. ${/ et /.test(names) ? 'Leurs places restent' : 'Sa place reste'}.`,
    all: 'Tout le monde en est. On distribue.',
    dealNow: 'Distribuer maintenant',
    who: 'Qui en est',
    isIn: (name) => `${name} en est`,
    wants: (names) => `Demandé par ${names}`,
  },
  leave: 'Quitter',
  board: 'Le plateau à la fin',
  copyReplay: 'Copier le lien pour revoir la partie',
}

// These texts load with the end screen. The end screen loads during the game, so that it appears
// without delay.
export const finishWords = { en, de, fr }

import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/de/numbers.ts'
import type { FinishWords } from '../en/end.ts'

const plural = pluralIn('de')
const nth = (number: number): string => `${number}.`
const inGroup = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst']
const points = (count: number): string => `${count} ${plural(count, 'Punkt', 'Punkten')}`

export const finishWords: FinishWords = {
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
    `Platz ${place} für dich${left === null || left === 0 ? '' : `, mit ${countInWords(left).replace('eine', 'einer')} ${plural(left, 'Karte', 'Karten')} auf der Hand`}.`,
  players: (of) => `Ein Spiel ${inGroup[of] ?? `mit ${of}`}.`,
  points: (count) => `${count} ${plural(count, 'Punkt', 'Punkte')}`,
  withPoints: (count) => `Mit ${points(count)}.`,
  ahead: (count, by) => `Mit ${points(count)}, ${by} Vorsprung.`,
  behind: (place, by) => `Platz ${place} für dich, ${by} dahinter.`,
  left: (count) => (count === 0 ? 'keine Karte übrig' : `${count} übrig`),
  wereHidden: 'lagen verdeckt',
  inDrawPile: 'noch zu ziehen',
  you: 'Du',
  ranking: 'Plätze',
  deal: (deal) => `Durchgang ${deal}`,
  all: 'alle',
  nth,
  minutes: (count) => plural(count, 'Minute', 'Minuten'),
  counted: {
    deals: (count) => plural(count, 'Durchgang', 'Durchgänge'),
    turns: (count) => plural(count, 'Zug', 'Züge'),
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
      `${count} von ${of} ${plural(count, 'ist', 'sind')} dabei. Ausgeteilt wird, sobald es alle sind.`,
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

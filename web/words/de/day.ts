import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/de/numbers.ts'
import type { DayWords } from '../en/day.ts'

const plural = pluralIn('de')
const number = new Intl.NumberFormat('de')
const month = new Intl.DateTimeFormat('de', { month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' })

export const dayWords: DayWords = {
  title: 'Spiel des Tages',
  month: (day) => month.format(day),
  weekday: (day) => weekday.format(day),
  date: (day) => date.format(day),
  lead: (end) =>
    `Dieselben Karten für alle, bis ${end === null ? 'Mitternacht' : `${clock.format(end)} Uhr`}.`,
  next: (hours, minutes) => `Das nächste kommt in ${hours} Std. ${minutes} Min.`,
  pastime:
    'Das ist ein Zeitvertreib und kein Wettbewerb. Niemand prüft, wer zweimal spielt. Dein zweites Spiel zählt nicht.',
  ticket: 'dieselben vier Spiele für alle',
  more: (deals) =>
    deals === 0
      ? 'alle gespielt'
      : deals === 1
        ? 'noch ein Spiel'
        : `noch ${countInWords(deals)} Spiele`,
  bands: {
    'the-game-1': 'allein',
    'the-game-2': 'zu zweit',
    switch: 'gegen Bots',
    'thirty-one': 'gegen Bots',
  },
  deals: {
    'the-game-1': 'acht Karten auf der Hand',
    'the-game-2': 'mit jemandem oder mit einem Bot',
    switch: 'drei Stück, alle stark',
    'thirty-one': 'drei Stück, alle stark',
  },
  play: 'Spielen',
  goOn: 'Weiterspielen',
  played: 'Heute schon gespielt',
  watch: 'Noch einmal sehen',
  again: 'Noch einmal spielen: zählt nicht',
  uncounted: 'Dieses zählt nicht: Du hattest es schon gespielt.',
  left: (count) => (count === 0 ? 'Keine übrig' : `${count} übrig`),
  place: (place) => `${place}. Platz`,
  today: (result) => `heute ${result}`,
  streak: (days) => `${days} ${plural(days, 'Tag', 'Tage')} in Folge`,
  noStreak: 'Deine Tage',
  longest: (days) => `längste: ${days}`,
  others: 'Wie es bei anderen lief',
  othersAfter: 'Wie es bei anderen lief,',
  othersHidden: (played) =>
    played === 0
      ? 'siehst du nach deinem Spiel.'
      : `siehst du nach deinem Spiel. ${number.format(played)} ${plural(played, 'hat', 'haben')} schon gespielt.`,
  better: (percent) => `Besser als ${percent} von 100`,
  first: 'Deins ist heute das erste',
  betterToday: (percent) => `Heute besser als ${percent} von 100`,
  chart: { left: 'Karten übrig', place: 'Platz' },
  tables: (played) => `${number.format(played)} ${plural(played, 'hat', 'haben')} gespielt.`,
  andUp: (from) => `ab ${from}`,
  perCent: (percent) => `${percent} %`,
  yesterday: 'Gestern, wenn man alle Karten kennt',
  solving: 'Suche läuft',
  answers: {
    yes: 'war zu gewinnen',
    no: 'war nicht zu gewinnen',
    'not-found': 'kein Weg gefunden',
  },
  wonBy: (won, played) =>
    `${number.format(won)} von ${number.format(played)} ${plural(won, 'hat', 'haben')} gewonnen`,
  share: 'Ergebnis teilen',
  shareMeans: 'Es sagt, wie es lief, und nichts über die Karten.',
  shareAtEnd: 'Teilen, ohne etwas zu verraten',
  sharePicture: 'Bild teilen',
  savePicture: 'Bild speichern',
  copyText: 'Text kopieren',
  copied: 'Kopiert',
  failed: 'Das hat nicht geklappt',
  keys: {
    game: 'ein Zug, so hoch wie Karten gelegt',
    switch: 'Karten nach jedem Zug',
    'thirty-one': 'Leben nach jedem Durchgang',
  },
  tenBack: 'zehn zurück',
  tens: (count) => `${count} × zehn zurück`,
  textTitle: (day) => `Tischlein, Spiel des Tages, ${date.format(day)}`,
  unavailable: 'Die Spiele von heute lassen sich nicht laden. Versuch es mit Netz noch einmal.',
}

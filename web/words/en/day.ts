import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/en/numbers.ts'

const plural = pluralIn('en')
const number = new Intl.NumberFormat('en')
const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const ordinals = ['', '1st', '2nd', '3rd', '4th']

export type DayWords = typeof dayWords

/** The texts of the deals of the day. */
export const dayWords = {
  title: 'Deal of the day',
  month: (day: Date) => month.format(day),
  weekday: (day: Date) => weekday.format(day),
  date: (day: Date) => date.format(day),
  lead: (end: Date | null) =>
    `The same cards for everybody, until ${end === null ? 'midnight' : clock.format(end)}.`,
  next: (hours: number, minutes: number) => `The next deal comes in ${hours} h ${minutes} min.`,
  pastime:
    'This is a pastime, not a competition. Nobody checks who plays twice. Your second game does not count.',
  ticket: 'the same four deals for everybody',
  more: (deals: number) =>
    deals === 0
      ? 'all deals played'
      : `${countInWords(deals)} ${plural(deals, 'deal', 'deals')} to go`,
  bands: {
    'the-game-1': 'alone',
    'the-game-2': 'for two',
    switch: 'against bots',
    'thirty-one': 'against bots',
  },
  deals: {
    'the-game-1': 'eight cards in your hand',
    'the-game-2': 'with a friend, or with a bot',
    switch: 'three of them, all hard',
    'thirty-one': 'three of them, all hard',
  },
  play: 'Play',
  goOn: 'Play on',
  played: 'Already played today',
  watch: 'Watch yours again',
  again: 'Play again: it does not count',
  uncounted: 'This one does not count: you had played it before.',
  left: (count: number) => (count === 0 ? 'None left' : `${count} left`),
  place: (place: number) => ordinals[place] ?? `${place}th`,
  today: (result: string) => `${result} today`,
  streak: (days: number) => `${days} ${plural(days, 'day', 'days')} in a row`,
  noStreak: 'Your days',
  longest: (days: number) => `longest: ${days}`,
  others: 'How others did',
  othersAfter: 'How others did',
  othersHidden: (played: number) =>
    played === 0
      ? 'you see after your game.'
      : `you see after your game. ${number.format(played)} ${plural(played, 'has', 'have')} played so far.`,
  better: (percent: number) => `Better than ${percent} of 100`,
  first: 'Yours is the first today',
  betterToday: (percent: number) => `Better than ${percent} of 100 today`,
  chart: { left: 'cards left', place: 'place' },
  tables: (played: number) => `${number.format(played)} ${plural(played, 'has', 'have')} played.`,
  andUp: (from: number) => `${from} up`,
  perCent: (percent: number) => `${percent}%`,
  yesterday: 'Yesterday, with all cards known',
  solving: 'searching for a way',
  answers: { yes: 'could be won', no: 'could not be won', 'not-found': 'no way found' },
  wonBy: (won: number, played: number) =>
    `${number.format(won)} of ${number.format(played)} won it`,
  share: 'Share your result',
  shareMeans: 'It says how you did, and nothing about the cards.',
  shareAtEnd: 'Share, without giving anything away',
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  copyText: 'Copy the text',
  copied: 'Copied',
  failed: 'That did not work',
  keys: {
    game: 'a turn, as high as cards were played',
    switch: 'cards held after each turn',
    'thirty-one': 'lives after each deal',
  },
  tenBack: 'ten back',
  tens: (count: number) => `${count} × ten back`,
  textTitle: (day: Date) => `Tischlein, deal of the day, ${date.format(day)}`,
  unavailable: 'The deals of today cannot be loaded. Try again when you have a network.',
}

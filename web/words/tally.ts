import { pluralIn } from '../../shared/plural.ts'
import { countInWords as countInGerman } from '../../shared/words/de/numbers.ts'
import { countInWords as countInEnglish } from '../../shared/words/en/numbers.ts'
import { countInWords as countInFrench } from '../../shared/words/fr/numbers.ts'

const pluralEn = pluralIn('en')
const weekdayEn = new Intl.DateTimeFormat('en', { weekday: 'long' })
const timeEn = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const dateEn = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })
const capitalEn = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const gamesEn = (count: number): string =>
  capitalEn(`${countInEnglish(count)} ${pluralEn(count, 'game', 'games')}`)

export type TallyWords = typeof en

/** The texts of the tally, which shows how often each player has won at this table. */
const en = {
  /** The heading on the day on which the table played its first game. */
  day: (day: Date) => weekdayEn.format(day),
  /** The heading on all later days. */
  title: 'At this table',
  sinceTime: (count: number, since: Date) => `${gamesEn(count)} since ${timeEn.format(since)}`,
  sinceDate: (count: number, since: Date) => `${gamesEn(count)} since ${dateEn.format(since)}`,
  open: (count: number) => `The tally so far: ${count} ${pluralEn(count, 'game', 'games')}`,
  wins: (count: number) => `${count} ${pluralEn(count, 'win', 'wins')}`,
  streak: (count: number) => `${count} in a row`,
  you: 'You',
  together: (game: string) => `${game}, together`,
  tries: (game: string, count: number, best: number) =>
    `${game}: ${count} ${pluralEn(count, 'try', 'tries')}, best ${best} left`,
  won: (game: string, count: number, won: number) =>
    `${game}: ${count} ${pluralEn(count, 'try', 'tries')}, ${won} won`,
  everyGame: 'Every game',
}

const pluralDe = pluralIn('de')
const weekdayDe = new Intl.DateTimeFormat('de', { weekday: 'long' })
const dateDe = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long' })
const timeDe = (day: Date): string =>
  `${day.getHours()}.${String(day.getMinutes()).padStart(2, '0')} Uhr`
const capitalDe = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const gamesDe = (count: number): string =>
  count === 1 ? 'Ein Spiel' : capitalDe(`${countInGerman(count)} Spiele`)
const triesDe = (count: number): string => `${count} ${pluralDe(count, 'Versuch', 'Versuche')}`

const de: TallyWords = {
  day: (day) => weekdayDe.format(day),
  title: 'An diesem Tisch',
  sinceTime: (count, since) => `${gamesDe(count)} seit ${timeDe(since)}`,
  sinceDate: (count, since) => `${gamesDe(count)} seit dem ${dateDe.format(since)}`,
  open: (count) => `Die Strichliste bisher: ${count} ${pluralDe(count, 'Spiel', 'Spiele')}`,
  wins: (count) => `${count} ${pluralDe(count, 'Sieg', 'Siege')}`,
  streak: (count) => `${count} in Folge`,
  you: 'Du',
  together: (game) => `${game}, gemeinsam`,
  tries: (game, count, best) => `${game}: ${triesDe(count)}, am besten ${best} übrig`,
  won: (game, count, won) => `${game}: ${triesDe(count)}, ${won} gewonnen`,
  everyGame: 'Alle Spiele',
}

const pluralFr = pluralIn('fr')
const weekdayFr = new Intl.DateTimeFormat('fr', { weekday: 'long' })
const dateFr = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long' })
const timeFr = (day: Date): string => {
  const minutes = day.getMinutes()
  return `${day.getHours()} h${minutes === 0 ? '' : ` ${String(minutes).padStart(2, '0')}`}`
}
const capitalFr = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const gamesFr = (count: number): string =>
  count === 1 ? 'Une partie' : capitalFr(`${countInFrench(count)} parties`)
const triesFr = (count: number): string => `${count} ${pluralFr(count, 'essai', 'essais')}`

const fr: TallyWords = {
  day: (day) => capitalFr(weekdayFr.format(day)),
  title: 'À cette table',
  sinceTime: (count, since) => `${gamesFr(count)} depuis ${timeFr(since)}`,
  sinceDate: (count, since) => `${gamesFr(count)} depuis le ${dateFr.format(since)}`,
  open: (count) => `Le compte jusqu’ici : ${count} ${pluralFr(count, 'partie', 'parties')}`,
  wins: (count) => `${count} ${pluralFr(count, 'victoire', 'victoires')}`,
  streak: (count) => `${count} de suite`,
  you: 'Toi',
  together: (game) => `${game}, ensemble`,
  tries: (game, count, best) =>
    `${game} : ${triesFr(count)}, au mieux ${best} ${pluralFr(best, 'restante', 'restantes')}`,
  won: (game, count, won) =>
    `${game} : ${triesFr(count)}, ${won} ${pluralFr(won, 'gagné', 'gagnés')}`,
  everyGame: 'Toutes les parties',
}

// These texts load with the tally, which appears after the first game of a table.
export const tallyWords = { en, de, fr }

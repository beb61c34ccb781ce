import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/en/numbers.ts'

const plural = pluralIn('en')
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' })
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const games = (count: number): string =>
  capital(`${countInWords(count)} ${plural(count, 'game', 'games')}`)

export type TallyWords = typeof tallyWords

/** The texts of the tally, which shows how often each player has won at this table. */
export const tallyWords = {
  /** The heading on the day on which the table played its first game. */
  day: (day: Date) => weekday.format(day),
  /** The heading on all later days. */
  title: 'At this table',
  sinceTime: (count: number, since: Date) => `${games(count)} since ${time.format(since)}`,
  sinceDate: (count: number, since: Date) => `${games(count)} since ${date.format(since)}`,
  open: (count: number) => `The tally so far: ${count} ${plural(count, 'game', 'games')}`,
  wins: (count: number) => `${count} ${plural(count, 'win', 'wins')}`,
  streak: (count: number) => `${count} in a row`,
  you: 'You',
  together: (game: string) => `${game}, together`,
  tries: (game: string, count: number, best: number) =>
    `${game}: ${count} ${plural(count, 'try', 'tries')}, best ${best} left`,
  won: (game: string, count: number, won: number) =>
    `${game}: ${count} ${plural(count, 'try', 'tries')}, ${won} won`,
  everyGame: 'Every game',
}

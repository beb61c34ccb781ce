import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/de/numbers.ts'
import type { TallyWords } from '../en/tally.ts'

const plural = pluralIn('de')
const weekday = new Intl.DateTimeFormat('de', { weekday: 'long' })
const date = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long' })
const time = (day: Date): string =>
  `${day.getHours()}.${String(day.getMinutes()).padStart(2, '0')} Uhr`
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const games = (count: number): string =>
  count === 1 ? 'Ein Spiel' : capital(`${countInWords(count)} Spiele`)
const tries = (count: number): string => `${count} ${plural(count, 'Versuch', 'Versuche')}`

export const tallyWords: TallyWords = {
  day: (day) => weekday.format(day),
  title: 'An diesem Tisch',
  sinceTime: (count, since) => `${games(count)} seit ${time(since)}`,
  sinceDate: (count, since) => `${games(count)} seit dem ${date.format(since)}`,
  open: (count) => `Die Strichliste bisher: ${count} ${plural(count, 'Spiel', 'Spiele')}`,
  wins: (count) => `${count} ${plural(count, 'Sieg', 'Siege')}`,
  streak: (count) => `${count} in Folge`,
  you: 'Du',
  together: (game) => `${game}, gemeinsam`,
  tries: (game, count, best) => `${game}: ${tries(count)}, am besten ${best} übrig`,
  won: (game, count, won) => `${game}: ${tries(count)}, ${won} gewonnen`,
  everyGame: 'Alle Spiele',
}

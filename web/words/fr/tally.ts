import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/fr/numbers.ts'
import type { TallyWords } from '../en/tally.ts'

const plural = pluralIn('fr')
const weekday = new Intl.DateTimeFormat('fr', { weekday: 'long' })
const date = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long' })
const time = (day: Date): string => {
  const minutes = day.getMinutes()
  return `${day.getHours()} h${minutes === 0 ? '' : ` ${String(minutes).padStart(2, '0')}`}`
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const games = (count: number): string =>
  count === 1 ? 'Une partie' : capital(`${countInWords(count)} parties`)
const tries = (count: number): string => `${count} ${plural(count, 'essai', 'essais')}`

export const tallyWords: TallyWords = {
  day: (day) => capital(weekday.format(day)),
  title: 'À cette table',
  sinceTime: (count, since) => `${games(count)} depuis ${time(since)}`,
  sinceDate: (count, since) => `${games(count)} depuis le ${date.format(since)}`,
  open: (count) => `Le compte jusqu’ici : ${count} ${plural(count, 'partie', 'parties')}`,
  wins: (count) => `${count} ${plural(count, 'victoire', 'victoires')}`,
  streak: (count) => `${count} de suite`,
  you: 'Toi',
  together: (game) => `${game}, ensemble`,
  tries: (game, count, best) =>
    `${game} : ${tries(count)}, au mieux ${best} ${plural(best, 'restante', 'restantes')}`,
  won: (game, count, won) => `${game} : ${tries(count)}, ${won} ${plural(won, 'gagné', 'gagnés')}`,
  everyGame: 'Toutes les parties',
}

import type { ReviewWords } from '../en/review.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

/** Returns a chance from 0 to 1 as a percentage. */
const percent = (chance: number): string => `${Math.round(100 * chance)} %`

export const reviewWords: ReviewWords = {
  title: 'Was hätte der starke Bot gemacht?',
  short: 'Starker Bot',
  coming: 'Der Bot sieht sich das Spiel an …',
  better: (deed, chance, played) => `${deed}: ${percent(chance)} statt ${percent(played)}.`,
  asGood: (deed) => `${deed}, was etwa gleich gut ist.`,
  same: 'Der starke Bot hätte genauso gespielt.',
  alike: (same, of) =>
    `In ${same} von ${of} ${plural(of, 'Zug', 'Zügen')} hätte der starke Bot genauso gespielt.`,
  lost: 'Wendepunkt',
  toLost: 'Zum Wendepunkt',
  lostHere: 'Dieser Zug hat am meisten gekostet.',
  lostByCards: 'Hier hat das Pech mit den Karten am meisten gekostet.',
  curve: 'Die Siegchance im Lauf des Spiels, wie der starke Bot sie sieht',
  percent,
  toWin: 'Siegchance',
  at: (chance) => `Siegchance ${percent(chance)}`,
  fromTo: (first, least, most) =>
    `${percent(first)} zu Beginn, danach zwischen ${percent(least)} und ${percent(most)}.`,
  share: 'Diesen Moment teilen',
}

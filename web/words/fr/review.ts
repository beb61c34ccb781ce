import type { ReviewWords } from '../en/review.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

/** Returns a chance from 0 to 1 as a percentage. */
const percent = (chance: number): string => `${Math.round(100 * chance)} %`

export const reviewWords: ReviewWords = {
  title: 'Qu’aurait fait le bot fort ?',
  short: 'Bot fort',
  coming: 'Le bot regarde la partie…',
  better: (deed, chance, played) => `${deed} : ${percent(chance)} au lieu de ${percent(played)}.`,
  asGood: (deed) => `${deed}, ce qui est à peu près aussi bon.`,
  same: 'Le bot fort aurait joué pareil.',
  alike: (same, of) =>
    `Dans ${same} ${plural(same, 'tour', 'tours')} sur ${of}, le bot fort aurait joué pareil.`,
  lost: 'le tournant',
  toLost: 'Au tournant de la partie',
  lostHere: 'C’est ce tour qui a coûté le plus.',
  lostByCards: 'Ici, c’est la malchance aux cartes qui a coûté le plus.',
  curve: 'Les chances de victoire au fil de la partie, telles que le bot fort les voit',
  percent,
  toWin: 'de gagner',
  at: (chance) => `chances de victoire ${percent(chance)}`,
  fromTo: (first, least, most) =>
    `${percent(first)} au début, puis entre ${percent(least)} et ${percent(most)}.`,
  share: 'Partager ce moment',
}

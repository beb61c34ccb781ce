import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type ReviewWords = typeof reviewWords

/** From 0 to 1 as a whole number of a hundred. */
const percent = (chance: number): string => `${Math.round(100 * chance)}%`

/** What the best bot says of a game that is over. */
export const reviewWords = {
  title: 'What would the best bot have done?',
  short: 'Best bot',
  /** Asked at the end of a game that was lost. */
  ask: 'Which turn cost the win?',
  cannotTell: 'The bot cannot tell.',
  coming: 'The bot is looking at the game …',
  /** @param deed what it would have done, in the game's own words; chances are from 0 to 1 */
  better: (deed: string, chance: number, played: number) =>
    `${deed}: ${percent(chance)} rather than ${percent(played)}.`,
  asGood: (deed: string) => `${deed}, which is about as good.`,
  same: 'The best bot would have played just the same.',
  alike: (same: number, of: number) =>
    `In ${same} of ${of} ${plural(of, 'turn', 'turns')} the best bot would have played just the same.`,
  lost: 'turning point',
  toLost: 'To the turning point',
  lostHere: 'This turn cost the most.',
  lostByCards: 'Bad luck with the cards cost the most here.',
  curve: 'Chance to win over the course of the game, as the best bot sees it',
  percent,
  /** Under the chance itself. */
  toWin: 'to win',
  /** Said with the step. */
  at: (chance: number) => `chance to win ${percent(chance)}`,
  fromTo: (first: number, least: number, most: number) =>
    `${percent(first)} at the beginning, between ${percent(least)} and ${percent(most)} later.`,
}

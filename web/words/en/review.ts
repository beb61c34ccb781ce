import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type ReviewWords = typeof reviewWords

/** Returns a chance from 0 to 1 as a percentage. */
const percent = (chance: number): string => `${Math.round(100 * chance)}%`

/** The texts of the hard bot's review of a finished game. */
export const reviewWords = {
  title: 'What would the hard bot have done?',
  short: 'Hard bot',
  coming: 'The bot is reviewing the game …',
  /**
   * @param deed the turn that the hard bot would have played, in the game's own words
   * @param chance the chance to win after that turn, from 0 to 1
   * @param played the chance to win after the turn that was played
   */
  better: (deed: string, chance: number, played: number) =>
    `${deed}: ${percent(chance)} rather than ${percent(played)}.`,
  asGood: (deed: string) => `${deed}, which is about as good.`,
  same: 'The hard bot would have played the same.',
  alike: (same: number, of: number) =>
    `In ${same} of ${of} ${plural(of, 'turn', 'turns')} the hard bot would have played the same.`,
  lost: 'turning point',
  toLost: 'To the turning point',
  lostHere: 'This turn cost the most.',
  lostByCards: 'Bad luck with the cards cost the most here.',
  curve: 'Chance to win over the course of the game, as the hard bot sees it',
  percent,
  /** The text below the chance to win, which is a percentage. */
  toWin: 'to win',
  /** The text that screen readers read after the current step. */
  at: (chance: number) => `chance to win ${percent(chance)}`,
  fromTo: (first: number, least: number, most: number) =>
    `${percent(first)} at the beginning, between ${percent(least)} and ${percent(most)} later.`,
  /** The label of the button that opens the picture of the current step. */
  share: 'Share this moment',
}

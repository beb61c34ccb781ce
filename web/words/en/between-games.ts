import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type BetweenGamesWords = typeof betweenGamesWords

// Texts shown between games: the results so far, the next game, who sits where, and for how long
// the table is kept.

export const betweenGamesWords = {
  title: 'Results',
  open: 'Results so far',
  wins: (wins: number): string => plural(wins, 'win', 'wins'),
  together: (won: number, games: number) => `Together you won ${won} of ${games}.`,
  results: 'Who won the most',
  book: 'All games, newest first',
  wonTogether: 'Won',
  lostTogether: 'Lost',
  back: 'Back to the result',

  chooseGame: 'Another game',
  chooseMeans: 'Same people, same seats, same link.',
  sameGame: 'Same game, other rules',
  players: (min: number, max: number) => (min === max ? `For ${min}` : `For ${min} to ${max}`),
  tooMany: (max: number, here: number) =>
    `At most ${max} can play, and there are ${here} of you. Remove a bot, or someone sits this one out.`,
  next: (game: string) => `Next game: ${game}`,

  sitIn: 'Join the next game',
  sitInMeans: 'You’re in as soon as the cards are dealt.',
  full: 'You’re watching. All seats are taken.',
  joins: (names: string) => `From the next game on: ${names}`,

  swap: (name: string) => `Swap seats with ${name}`,
  swapMeans: (name: string) => `${name} is asked first.`,
  takeFromBot: (name: string) => `Take the seat of ${name}`,
  takeFromBotMeans: 'The bot takes yours.',
  takeFree: 'Take the free seat',
  sitHere: 'Sit here',
  asksMe: (name: string) => `${name} would like to swap seats with you.`,
  asked: (name: string) => `You asked ${name} to swap seats.`,
  yes: 'Swap',
  no: 'No',
  withdraw: 'Never mind',

  lasting: 'Our table',
  lastingMeans: 'The link keeps working if one of you visits at least every 90 days.',

  deleteTable: 'Delete this table',
  deleteTitle: 'Delete this table?',
  deleteMeans: 'This deletes the game, the results and the chat for everyone. It can’t be undone.',
  deleteNow: 'Delete',
  keepTable: 'Keep it',
  /** Shown if the table has been deleted. */
  gone: {
    title: 'This table is gone',
    why: 'It was deleted, or nobody came for a long time. Its games, results and chat are gone, too.',
    again: 'Start page',
  },
}

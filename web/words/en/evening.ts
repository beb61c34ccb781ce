import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type EveningWords = typeof eveningWords

// What is said between games: how the evening stands, what comes next, who sits where, and how long the table stays.

export const eveningWords = {
  title: 'What an evening.',
  open: 'The evening so far',
  games: (games: number) => plural(games, '1 game', `${games} games`),
  wins: (wins: number): string => plural(wins, 'win', 'wins'),
  together: (won: number, games: number) => `Together you won ${won} of ${games}.`,
  results: 'Who won the most',
  book: 'All games, the newest first',
  won: (name: string) => `${name} won`,
  wonTogether: 'Won',
  lostTogether: 'Lost',
  back: 'Back to the end',

  chooseGame: 'Another game',
  chooseMeans: 'The same people, the same seats, the same link.',
  sameGame: 'The same with other rules',
  players: (min: number, max: number) => (min === max ? `For ${min}` : `For ${min} to ${max}`),
  tooMany: (max: number, here: number) =>
    `At most ${max} can play, and there are ${here} of you. Somebody has to leave first, or a bot.`,
  next: (game: string) => `Next game: ${game}`,

  sitIn: 'Join the next game',
  sitInMeans: 'You are in as soon as the cards are dealt.',
  full: 'You are watching. All seats are taken.',
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
  lastingMeans: 'The link stays as long as one of you comes once in 90 days.',

  deleteTable: 'Delete this table',
  deleteTitle: 'Delete this table?',
  deleteMeans:
    'Everything in it goes for good, and for everybody: the game, the results and the talk.',
  deleteNow: 'Delete',
  keepTable: 'Keep it',
  /** For whoever was at a table that is there no more. */
  gone: {
    title: 'This table is gone',
    why: 'It was deleted, or nobody had come for a long time. All that was played and said here is gone with it.',
    again: 'Start page',
  },
}

import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/en/numbers.ts'

const plural = pluralIn('en')
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const nth = (number: number): string => `${number}${endings[ordinals.select(number)] ?? 'th'}`
const places = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const people = (count: number): string => countInWords(count)
const cards = (count: number): string => `${people(count)} ${plural(count, 'card', 'cards')}`

export type FinishWords = typeof finishWords

/** The texts of the end screen and of shared pictures. */
export const finishWords = {
  /** The drawer that shares a finished game. */
  share: {
    more: 'Share',
    verify: 'Verify',
    save: 'Save the game',
    newTable: 'New table',
  },
  /** The headline after a cooperative game, for games that have no headline of their own. */
  together: (won: boolean): string => (won ? 'You won together!' : 'Lost together.'),
  won: 'You won!',
  shared: 'You share the win!',
  theyWon: (names: string) => `${names} won.`,
  /** The sentence below the headline, for the winner. */
  first: (of: number) => `Rid of every card, first of ${people(of)}.`,
  /**
   * The sentence below the headline, for a player at another place.
   * @param left the number of cards that the player still holds; null if the game does not count
   * cards
   */
  came: (place: number, left: number | null) =>
    `You came ${places[place] ?? nth(place)}${left === null || left === 0 ? '' : `, with ${cards(left)} left`}.`,
  players: (of: number) => `A game of ${people(of)}.`,
  points: (count: number) => `${count} ${plural(count, 'point', 'points')}`,
  withPoints: (points: number) => `With ${points} ${plural(points, 'point', 'points')}.`,
  ahead: (points: number, by: number) =>
    `With ${points} ${plural(points, 'point', 'points')}, ${by} ahead.`,
  behind: (place: number, by: number) => `You came ${places[place] ?? nth(place)}, ${by} behind.`,
  left: (count: number) => (count === 0 ? 'no card left' : `${count} left`),
  wereHidden: 'were face down',
  inDrawPile: 'left to draw',
  you: 'You',
  ranking: 'Places',
  deal: (deal: number) => `Deal ${deal}`,
  all: 'all',
  nth,
  minutes: (count: number) => plural(count, 'minute', 'minutes'),
  /** The labels of the two numbers that the end screen of every single-file game shows. */
  counted: {
    deals: (count: number) => plural(count, 'deal', 'deals'),
    turns: (count: number) => plural(count, 'turn', 'turns'),
  },
  hours: 'hours',
  days: 'days',
  tryHere: 'try here',
  gameHere: 'game here',
  tries: 'cards left, try by try',
  triesAre: (left: readonly number[]) => `Cards left, try by try: ${left.join(', ')}`,
  /** The two short lines of the rubber stamp on the result. */
  stamps: { first: ['First', 'win'], best: ['Best', 'yet'] },
  see: 'See it',
  seeMove: 'See the move in the replay',
  again: 'Again!',
  another: 'Or another game',
  otherRules: 'other rules',
  tooMany: (max: number, here: number) => `For up to ${max}, and you are ${here}`,
  /** Texts of the vote on the next game. */
  vote: {
    in: 'You’re in',
    takeBack: 'You’re in. Tap to take it back.',
    allBut: 'Everybody but you is in.',
    some: (count: number, of: number) =>
      `${count} of ${of} ${plural(count, 'is', 'are')} in. Dealt as soon as all are.`,
    waiting: (names: string) => `Waiting for ${names}`,
    notYet: (names: string) => `Still missing: ${names}. The seat stays.`,
    all: 'Everybody is in. Dealing now.',
    dealNow: 'Deal without waiting',
    who: 'Who is in',
    isIn: (name: string) => `${name}: in`,
    wants: (names: string) => `Wanted by ${names}`,
  },
  leave: 'Leave',
  board: 'The board at the end',
  copyReplay: 'Copy link to the replay',
}

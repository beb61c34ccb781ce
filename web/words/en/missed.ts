import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type MissedWords = typeof missedWords

/** The texts about moves that a player has missed while away. */
export const missedWords = {
  title: 'While you were away',
  /** @param last the number of steps that are shown, if older steps are left out; otherwise null */
  begins: (last: number | null) =>
    last === null
      ? 'This is how you last saw the table.'
      : `A lot has happened. ${plural(last, 'This is the last step', `These are the last ${last} steps`)}.`,
  takenBack: 'A move is taken back.',
  toNow: 'Skip to now',
  toMyTurn: 'To my turn',
}

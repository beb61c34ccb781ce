import type { Clauses } from '../../../../game/words.ts'
import type { Forbidding } from '../../rules/state.ts'

export const clauses: Clauses = {
  'SW-02': 'It is not your turn.',
  'SW-03': 'The dealer wishes for what follows the first card.',
  'SW-04': 'Lay a card that matches the top one in suit or in rank, or draw.',
  'SW-05': 'Only ordinary cards of one rank go together, and the first has to match.',
  'SW-06': 'The wish holds until somebody lays what is wished for, or makes a new wish.',
  'SW-09': 'Only the same rank answers a “draw” card; otherwise you draw them all.',
  'SW-13': 'There is nothing left to draw: lay a card if you can, and pass if you cannot.',
  'SW-16': 'The game is over.',
  'SC-02':
    'The rules of this table say how many cards go together, and which ranks may be wished for.',
  'SC-05':
    'What is wished for has to follow; another wild card goes only where this table allows it.',
  'SC-06': 'Only the cards that this table names for it answer a “draw” card.',
  'SC-07': 'You may lay the card that you have just drawn, or keep it.',
  'SC-08': 'Everybody passes one card to the left, and only once.',
} satisfies Record<Forbidding, string>

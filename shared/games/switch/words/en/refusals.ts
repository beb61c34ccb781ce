import type { Clauses } from '../../../../game/words.ts'
import type { Forbidding } from '../../rules/state.ts'

export const clauses: Clauses = {
  'SW-02': 'It is not your turn.',
  'SW-03': 'The dealer names what follows the first card.',
  'SW-04':
    'In your turn you lay a card of yours that matches the top card in suit or in rank, or you draw.',
  'SW-05': 'Only ordinary cards of one rank are laid together, and the first has to match.',
  'SW-06': 'A wish is named as a wish card is laid, and holds until it is served or named anew.',
  'SW-09': 'A demand is answered only by its own rank; otherwise all of it is drawn.',
  'SW-13':
    'There is nothing left to draw: whoever can lay a card has to, and whoever cannot passes.',
  'SW-16': 'The game is over.',
  'SC-02':
    'The settings of this table say how many cards go together, and which ranks may be named.',
  'SC-05':
    'At this table a wish is served by what was named, and by no wish card where that is excluded.',
  'SC-06': 'A demand is answered only by the cards that this table names for it.',
  'SC-07': 'Only the card just drawn may be laid now, or it stays in the hand.',
  'SC-08': 'Everybody chooses one card for the neighbour on the left, and only once.',
} satisfies Record<Forbidding, string>

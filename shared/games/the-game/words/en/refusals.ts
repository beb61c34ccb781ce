import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'TG-03': 'It is not your turn: play goes clockwise from whoever laid the first card.',
  'TG-04': 'A turn takes at least two cards, all from your own hand.',
  'TG-05':
    'Ascending piles take higher cards, descending piles lower ones. Backwards works by exactly 10 only.',
  'TG-08': 'Even with an empty draw pile a turn takes at least one card.',
  'TG-10': 'Only a card of your own turn can be taken back, and only where the table allows it.',
  'TG-11': 'No numbers, please! Say it another way: everything else is allowed.',
  'TG-13': 'There was no legal way left to finish the turn.',
  'TG-14': 'All 98 cards are played.',
  'TG-15': 'After this card the turn could not end legally any more: the game would be lost.',
  'TG-16': 'At this table a turn takes at least three cards.',
  'TG-17': 'This table does without it: only what its options allow may be said.',
  'TX-07': 'A skull is open: it has to be covered before the turn ends.',
  'TX-08': 'All cards are played, but the last skull was never covered.',
  'TX-09': 'A three wants exactly three cards in this turn.',
  'TX-10':
    'With a three in the turn, a stop can only be the third card, and a skull never the third.',
  'TX-11': 'A three was played without enough cards to follow it.',
  'TX-13': 'Silence lies open: nobody says or signals anything until it is covered.',
  'TX-14': 'No backwards trick while “no backwards” is visible.',
  'TX-15': '“One pile” is visible: the cards of this turn go on one and the same pile.',
}

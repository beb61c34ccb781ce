import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'HL-02': 'Cards are exchanged only before play begins, and until you have said “ready”.',
  'HL-03': 'It is not your turn: play goes clockwise.',
  'HL-05': 'It has to be higher than the pile. On an empty pile anything goes.',
  'HL-06': 'An empty pile cannot be taken: lay something.',
  'HL-07': 'A group lies on the pile: it takes one that is at least as large, and beats it.',
  'HL-10': 'A 7 goes only on lower cards, and on it go only lower ones or special ones.',
  'HL-12': 'A ghost is transparent: what lies below it has to be beaten.',
  'HL-15': 'First comes the hand, then the open cards, and the hidden ones last, one at a time.',
  'HL-16': 'A card from the table that does not beat the pile goes into the hand with it.',
  'HL-17': 'Only equal cards go together, and never some of the hand with some of the table.',
  'HL-18': 'Whoever has no card left is done.',
  'HL-19': 'The same position came for the third time: the fewest cards are best.',
}

import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'NU-01':
    '80 cards: 1 to 7 and the joker, ten of each. Everybody gets 12 of them and five chips, and only one of these is the super-chip.',
  'NU-02': 'The host names who starts; otherwise the lot decides.',
  'NU-03': 'It is not your turn: play goes clockwise, five rounds in each of the four deals.',
  'NU-04': 'Eight rows of three fields each: what a field is worth stands on it.',
  'NU-05': 'You lay cards of your own hand, and no new ones come for them.',
  'NU-06':
    'Two to four equal cards, two to four in sequence, or one card. “No card” is for an empty hand only.',
  'NU-07':
    'At most one joker in a combination; in round 5 a joker goes alone, as “one card”, or not at all.',
  'NU-08':
    'A chip comes in from the left and pushes those in its row one field on; the fourth pushes the first off.',
  'NU-09': 'The super-chip goes only with a combination without a joker, and not in round 5.',
  'NU-10': 'A super-chip that is left for round 5 is turned over and counts once.',
  'NU-11': 'After round 5 every chip on the board scores its field, a super-chip twice.',
  'NU-12':
    'Whoever has the most points in all starts the next deal; between equals the lot decides.',
  'NU-13': 'After four deals the most points win; equals share the victory.',
  'NU-14': 'EGON has five chips of his own and lays last in every round.',
  'NU-15':
    'EGON turns over one card more than the number of the round, and lays the highest combination among them.',
  'NU-16': 'EGON uses as many jokers as he likes, whenever he likes.',
  'NU-17': 'EGON always lays his super-chip in round 4. He can win, too.',
}

import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'HC-01': 'You do not hold this card.',
  'HC-02': 'It is not your turn: everybody lays one card, clockwise.',
  'HC-04': 'The game is over after five rounds.',
}

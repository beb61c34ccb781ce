import type { Clauses, PlainWords } from '../../../../game/words.ts'
import type { Move, View } from '../../rules/state.ts'

export const words: PlainWords<View, Move> = {
  outcome: (outcome, names) =>
    outcome.kind === 'places'
      ? `First: ${names.filter((_, seat) => outcome.places[seat] === 1).join(', ')}.`
      : '',
  prompt: ({ seat, turn }, _, names) => {
    if (turn === null) return 'The game is over.'
    return turn === seat ? 'Your turn: play a card.' : `${names[turn] ?? ''} is to move.`
  },
  rows: ({ laid, taken, hand, shown }, names) => [
    ...names.map((name, seat) => ({
      title: `${name}, rounds taken: ${taken[seat] ?? 0}`,
      cards: [laid[seat] ?? null, ...(shown?.[seat] ?? [])].flatMap((card) =>
        card === null ? [] : [`${card}`],
      ),
    })),
    { title: 'My hand', cards: hand.map(String) },
  ],
  move: ({ card }) => `Play the ${card}`,
}

export const clauses: Clauses = {
  'HC-01': 'You do not hold this card.',
  'HC-02': 'It is not your turn: each player plays one card, clockwise.',
  'HC-04': 'The game is over after five rounds.',
}

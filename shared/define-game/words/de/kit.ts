import type { KitWords } from '../kit-words.ts'

const list = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' und ')

export const de: KitWords = {
  yourTurn: 'Du bist dran.',
  waitingFor: (names) => `Dran: ${list(names)}.`,
  winners: (names) => `Gewonnen: ${list(names)}.`,
  isOver: 'Das Spiel ist aus.',
  onlyOnTurn: 'Du kannst nur ziehen, wenn du dran bist.',
  moveOf: (name, move) => `${name}: ${move}`,
  rulesTitle: 'Regeln',
  hiddenCard: 'eine Karte',
  courts: ['B', 'D', 'K', 'A'],
  titles: {
    hand: 'Dein Blatt',
    stock: 'Stapel',
    discard: 'Ablage',
    trick: 'Stich',
    market: 'Mitte',
    taken: 'Genommen',
    scores: 'Punkte',
    tricks: 'Stiche',
    bids: 'Ansagen',
    lives: 'Leben',
    trump: 'Trumpf',
    melds: 'Ausgelegt',
    books: 'Quartette',
  },
}

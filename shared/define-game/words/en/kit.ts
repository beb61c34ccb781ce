import type { KitWords } from '../kit-words.ts'

const list = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')

export const en: KitWords = {
  yourTurn: 'It’s your turn.',
  waitingFor: (names) => `Waiting for ${list(names)}.`,
  winners: (names) => `Won by ${list(names)}.`,
  isOver: 'The game is over.',
  onlyOnTurn: 'You can only move when it’s your turn.',
  moveOf: (name, move) => `${name}: ${move}`,
  rulesTitle: 'Rules',
  hiddenCard: 'a card',
  courts: ['J', 'Q', 'K', 'A'],
  titles: {
    hand: 'Your hand',
    stock: 'Stock',
    discard: 'Discard pile',
    trick: 'Trick',
    market: 'Middle',
    taken: 'Taken',
    scores: 'Points',
    tricks: 'Tricks',
    bids: 'Bids',
    lives: 'Lives',
    trump: 'Trumps',
    melds: 'Melds',
    books: 'Books',
  },
}

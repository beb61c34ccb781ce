import type { KitWords } from '../kit-words.ts'

const list = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ')

export const fr: KitWords = {
  yourTurn: 'C’est à toi.',
  waitingFor: (names) => `En attente\u00a0: ${list(names)}.`,
  winners: (names) => `Victoire\u00a0: ${list(names)}.`,
  isOver: 'La partie est finie.',
  onlyOnTurn: 'Tu ne peux jouer qu’à ton tour.',
  moveOf: (name, move) => `${name}\u00a0: ${move}`,
  rulesTitle: 'Règles',
  hiddenCard: 'une carte',
  courts: ['V', 'D', 'R', 'A'],
  titles: {
    hand: 'Ta main',
    stock: 'Pioche',
    discard: 'Défausse',
    trick: 'Pli',
    market: 'Milieu',
    taken: 'Ramassées',
    scores: 'Points',
    tricks: 'Plis',
    bids: 'Annonces',
    lives: 'Vies',
    trump: 'Atout',
    melds: 'Combinaisons',
    books: 'Familles',
  },
}

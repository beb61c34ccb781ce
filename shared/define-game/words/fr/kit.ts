import type { KitWords } from '../kit-words.ts'

const list = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ')

export const fr: KitWords = {
  yourTurn: 'À toi de jouer.',
  waitingFor: (names) =>
    names.length > 1 ? `${names.length} joueurs choisissent encore.` : `À ${list(names)} de jouer`,
  winners: (names) => `Victoire\u202f: ${list(names)}.`,
  isOver: 'La partie est finie.',
  onlyOnTurn: 'Tu ne peux jouer qu’à ton tour.',
  moveOf: (name, move) => `${name}\u202f: ${move}`,
  rulesTitle: 'Règles',
  hiddenCard: 'une carte',
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  held: (card, isPlayable, place, count) =>
    `${card}${isPlayable ? ', jouable' : ''}, ${place} sur ${count}`,
  dealer: 'donne',
  choosing: 'choisit',
  ready: 'a choisi',
  getsYours: 'reçoit les tiennes',
  out: 'hors jeu',
  led: 'entame',
  highest: 'plus forte',
  takesIt: 'remporte',
  takesTrick: (name) => `${name} remporte le pli.`,
  got: (cards) => `Tu reçois ${list(cards)}.`,
  dealt: (deal) => `Donne ${deal}\u202f: les cartes sont distribuées.`,
  dealOver: (deal) => `Donne ${deal}`,
  standing: (place, points) =>
    place === 1 ? `Tu mènes avec ${points}` : `Tu es ${place}e avec ${points}`,
  goOn: 'Continuer',
  choose: 'Choisir',
  moreCards: (count) => (count === 1 ? 'Encore une carte' : `Encore ${count} cartes`),
  playHere: 'Jouer ici la carte choisie',
  takeBack: 'reprendre',
  shortcuts: {
    title: 'Clavier',
    keys: [
      ['0–9', 'Choisir une carte ou un nombre'],
      ['← →', 'Parcourir la main'],
      ['↑ ↓', 'Aller au milieu ou à la main'],
      ['Entrée', 'Jouer les cartes choisies'],
      ['Z', 'Reprendre un coup'],
      ['Échap', 'Ne choisir aucune carte'],
    ],
  },
  courts: ['V', 'D', 'R', 'A'],
  marks: ['soleil', 'lune', 'feuille', 'goutte', 'flamme', 'mont'],
  joker: 'Joker',
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

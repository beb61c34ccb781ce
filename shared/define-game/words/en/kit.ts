import type { KitWords } from '../kit-words.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)

export const en: KitWords = {
  yourTurn: 'Your turn.',
  waitingFor: (names) =>
    names.length > 1 ? `${names.length} players are still choosing.` : `${list(names)}’s turn`,
  othersChoose: (names) =>
    names.length > 1
      ? `${names.length} others are still choosing.`
      : `${list(names)} is still choosing.`,
  cardsLieReady: (name) => `Your cards lie ready for ${name}.`,
  bidsLast: 'You bid last.',
  needsTricks: (count) => {
    if (count === 0) return 'You have what you bid.'
    return count === 1 ? 'You need one more trick.' : `You need ${count} more tricks.`
  },
  bidMissed: 'You have missed your bid.',
  winners: (names) => `Won by ${list(names)}.`,
  isOver: 'The game is over.',
  onlyOnTurn: 'You can only move when it’s your turn.',
  withLabel: (label, text) => `${label}: ${text}`,
  rulesTitle: 'Rules',
  hiddenCard: 'a card',
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  held: (card, isPlayable, place, count) =>
    `${card}${isPlayable ? ', playable' : ''}, ${place} of ${count}`,
  dealer: 'dealer',
  choosing: 'choosing',
  ready: 'has chosen',
  getsYours: 'gets your cards',
  with: 'with',
  out: 'out',
  led: 'led',
  highest: 'highest',
  takesIt: 'takes it',
  takesTrick: (name) => `${name} takes the trick.`,
  got: (cards) => `You get ${list(cards)}.`,
  dealt: (deal) => `Deal ${deal}: the cards are dealt.`,
  dealOver: (deal) => `Deal ${deal}`,
  standing: (place, points) =>
    place === 1
      ? `You lead with ${points}`
      : `You are ${place}${['nd', 'rd'][place - 2] ?? 'th'} with ${points}`,
  goOn: 'Go on',
  choose: 'Choose',
  moreCards: (count) => (count === 1 ? 'One more card' : `${count} more cards`),
  playHere: 'Play the chosen card here',
  takeBack: 'take back',
  shortcuts: {
    title: 'Keyboard',
    keys: [
      ['0–9', 'Choose a card or a number'],
      ['← →', 'Move along the hand'],
      ['↑ ↓', 'Go to the middle, or to the hand'],
      ['Enter', 'Play the chosen cards'],
      ['Z', 'Take a move back'],
      ['Esc', 'Choose no card'],
    ],
  },
  courts: ['J', 'Q', 'K', 'A'],
  marks: ['sun', 'moon', 'leaf', 'drop', 'flame', 'hill'],
  joker: 'Joker',
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

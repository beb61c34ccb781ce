import type { KitWords } from '../kit-words.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('de').format(names)

export const de: KitWords = {
  yourTurn: 'Du bist dran.',
  waitingFor: (names) =>
    names.length > 1 ? `${names.length} wählen noch.` : `${list(names)} ist dran`,
  othersChoose: (names) =>
    names.length > 1 ? `${names.length} andere wählen noch.` : `${list(names)} wählt noch.`,
  cardsLieReady: (name) => `Deine Karten gehen gleich an ${name}.`,
  bidsLast: 'Du sagst zuletzt an.',
  needsTricks: (count) => {
    if (count === 0) return 'Du hast, was du angesagt hast.'
    return count === 1 ? 'Dir fehlt noch ein Stich.' : `Dir fehlen noch ${count} Stiche.`
  },
  bidMissed: 'Du hast deine Ansage verfehlt.',
  winners: (names) => `Gewonnen: ${list(names)}.`,
  isOver: 'Das Spiel ist aus.',
  onlyOnTurn: 'Du kannst nur ziehen, wenn du dran bist.',
  withLabel: (label, text) => `${label}: ${text}`,
  rulesTitle: 'Regeln',
  hiddenCard: 'eine Karte',
  cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
  held: (card, isPlayable, place, count) =>
    `${card}${isPlayable ? ', spielbar' : ''}, ${place} von ${count}`,
  dealer: 'gibt',
  choosing: 'wählt',
  ready: 'hat gewählt',
  getsYours: 'bekommt deine',
  with: 'mit',
  out: 'raus',
  led: 'Anspiel',
  highest: 'höchste',
  takesIt: 'nimmt ihn',
  takesTrick: (name) => `${name} nimmt den Stich.`,
  got: (cards) => `Du bekommst ${list(cards)}.`,
  dealt: (deal) => `Durchgang ${deal}: Die Karten sind verteilt.`,
  dealOver: (deal) => `Durchgang ${deal}`,
  standing: (place, points) =>
    place === 1 ? `Du führst mit ${points}` : `Du bist auf Platz ${place} mit ${points}`,
  goOn: 'Weiter',
  choose: 'Wählen',
  moreCards: (count) => (count === 1 ? 'Noch eine Karte' : `Noch ${count} Karten`),
  playHere: 'Die gewählte Karte hier spielen',
  takeBack: 'zurücknehmen',
  shortcuts: {
    title: 'Tastatur',
    keys: [
      ['0–9', 'Eine Karte oder Zahl wählen'],
      ['← →', 'Im Blatt wandern'],
      ['↑ ↓', 'Zur Mitte oder zum Blatt'],
      ['Enter', 'Gewählte Karten spielen'],
      ['Z', 'Zug zurücknehmen'],
      ['Esc', 'Keine Karte wählen'],
    ],
  },
  courts: ['B', 'D', 'K', 'A'],
  marks: ['Sonne', 'Mond', 'Blatt', 'Tropfen', 'Flamme', 'Berg'],
  joker: 'Joker',
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
